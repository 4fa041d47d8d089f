import { useBatchProgress } from '@tsugi/data/batches';
import { useEffect, useState } from 'react';
import { useFrameLinks } from '../links/use-frame-links.ts';
import { BatchLine } from './BatchLine.tsx';

/** More of them would cover the page. */
const MOST_SHOWN = 3;

export function BatchLines() {
  const batches = useBatchProgress();
  const [history] = useFrameLinks('changes');
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    // The button that was pressed went with its line.
    if (dismissed.size > 0 && document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true });
  }, [dismissed]);
  return batches
    .filter(({ id }) => !dismissed.has(id))
    .slice(-MOST_SHOWN)
    .map((batch) => (
      <BatchLine
        key={batch.id}
        batch={batch}
        history={history?.to}
        onDismiss={() => setDismissed((known) => new Set([...known, batch.id]))}
      />
    ));
}
