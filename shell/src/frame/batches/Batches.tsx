import { useHasBatches } from '@tsugi/data/status';
import { lazyPart } from '@tsugi/ui';
import { Suspense, useState } from 'react';

const BatchLines = lazyPart(
  async () => (await import(/* webpackChunkName: "batch-lines" */ './BatchLines.tsx')).BatchLines,
);

/** What is changed in the background: one line a batch, on every page. Its code is loaded with the first one. */
export function Batches() {
  const hasBatches = useHasBatches();
  const [isUsed, setUsed] = useState(hasBatches);
  // The line stays when the batch is done, for its outcome.
  if (hasBatches && !isUsed) setUsed(true);
  return (
    isUsed && (
      <Suspense>
        <BatchLines />
      </Suspense>
    )
  );
}
