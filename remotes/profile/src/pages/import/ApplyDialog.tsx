import type { AuthUser } from '@tsugi/data';
import type { BatchEstimate, BatchInput } from '@tsugi/data/batches';
import { plural, t } from '@tsugi/i18n/macro';
import { useNavigate } from '@tsugi/router';
import { Button, toast } from '@tsugi/ui';
import { Skeleton } from '@tsugi/ui/components';
import { Dialog } from '@tsugi/ui/dialog';
import { useEffect, useRef, useState } from 'react';
import { estimateText } from '../../model/estimate-text.ts';
import { userPath } from '../../model/user-path.ts';
import { type Chosen, collectBatches } from './collect-batches.ts';
import classes from './Import.module.css';
import type { ImportSession } from './import-session.ts';
import { closeImport } from './open-import.ts';

export interface ApplyDialogProps {
  readonly session: ImportSession;
  readonly chosen: Chosen;
  readonly viewer: AuthUser;
  readonly onClose: () => void;
}

interface Plan {
  readonly inputs: readonly BatchInput[];
  readonly estimate: Pick<BatchEstimate, 'requests' | 'duration'>;
}

/** What the import will do and cost, before it begins. */
export function ApplyDialog({ session, chosen, viewer, onClose }: ApplyDialogProps) {
  const { plan, hasFailed } = usePlan(session, chosen, viewer);
  const [busy, setBusy] = useState(false);
  const [notStored, setNotStored] = useState(false);
  const navigate = useNavigate();
  /** Batches that were started before one was not taken: they are not started twice. */
  const started = useRef(new Set<BatchInput>());

  const start = async () => {
    if (!plan) return;
    setBusy(true);
    setNotStored(false);
    try {
      const { batches } = await import('@tsugi/data/batches');
      for (const input of plan.inputs) {
        if (started.current.has(input)) continue;
        await batches().start(input);
        started.current.add(input);
      }
    } catch (cause) {
      console.error('Error', cause);
      setNotStored(true);
      setBusy(false);
      return;
    }
    closeImport();
    toast({ tone: 'good', title: t`The import has begun. It goes on while you look at other pages.` });
    navigate(userPath(viewer.name, plan.inputs[0]?.type === 'MANGA' ? 'manga' : 'anime'));
  };

  const count = plan?.inputs.reduce((sum, { changes }) => sum + changes.length, 0) ?? 0;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen && !busy) onClose();
      }}
      title={t`Import this?`}
      size="sm"
      footer={
        <>
          <Button variant="quiet" disabled={busy} onClick={onClose}>{t`Cancel`}</Button>
          <Button variant="primary" disabled={!plan} busy={busy} onClick={() => void start()}>
            {plan
              ? plural(count, { one: 'Import # title', other: 'Import # titles' })
              : t({ message: 'Import', context: 'verb' })}
          </Button>
        </>
      }
    >
      {hasFailed && <p role="alert">{t`The preview could not be made. Close it, and try again.`}</p>}
      {!plan && !hasFailed && (
        <div role="status" aria-busy="true" aria-label={t`Loading`} className="column gap-2">
          <Skeleton width="70%" height="1em" />
          <Skeleton width="50%" height="1em" />
        </div>
      )}
      {plan && <PlanText plan={plan} />}
      {notStored && (
        <p role="alert" className={classes.failed}>
          {t`The changes could not be stored on this device, so none was made. Free some space and try again.`}
        </p>
      )}
    </Dialog>
  );
}

function PlanText({ plan }: { readonly plan: Plan }) {
  const all = plan.inputs.flatMap(({ changes }) => changes);
  const added = all.filter(({ entryId }) => entryId === undefined).length;
  const changed = all.length - added;
  return (
    <div className="column gap-3">
      <ul className={classes.plan}>
        {added > 0 && (
          <li>
            {plural(added, {
              one: '# title is added to your lists',
              other: '# titles are added to your lists',
            })}
          </li>
        )}
        {changed > 0 && (
          <li>{plural(changed, { one: '# of your entries changes', other: '# of your entries change' })}</li>
        )}
        <li>{estimateText(plan.estimate)}</li>
      </ul>
      <p className="subdued">
        {t`It goes on after a reload, and can be taken back as a whole. Entries that were changed elsewhere meanwhile are left alone.`}
      </p>
    </div>
  );
}

function usePlan(session: ImportSession, chosen: Chosen, viewer: AuthUser) {
  const [plan, setPlan] = useState<Plan>();
  const [hasFailed, setHasFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen does not change while the dialog is open
  useEffect(() => {
    let isCurrent = true;
    const make = async () => {
      const [inputs, { batches }] = await Promise.all([
        collectBatches(session, chosen, viewer),
        import('@tsugi/data/batches'),
      ]);
      const estimates: BatchEstimate[] = [];
      for (const input of inputs) estimates.push(await batches().estimate(input));
      const sum = (of: (estimate: BatchEstimate) => number) =>
        estimates.reduce((total, estimate) => total + of(estimate), 0);
      const estimate = { requests: sum((one) => one.requests), duration: sum((one) => one.duration) };
      if (isCurrent) setPlan({ inputs, estimate });
    };
    make().catch((cause) => {
      console.error('Error', cause);
      if (isCurrent) setHasFailed(true);
    });
    return () => {
      isCurrent = false;
    };
  }, [session]);
  return { plan, hasFailed };
}
