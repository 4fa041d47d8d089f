import type { AuthUser } from '@tsugi/data';
import { t } from '@tsugi/i18n/macro';
import { ButtonLink, EmptyState } from '@tsugi/ui';
import { ErrorState, Skeleton } from '@tsugi/ui/components';
import { History } from 'lucide-react';
import { userPath } from '../../model/user-path.ts';
import { OwnPage } from '../../widgets/own-page/OwnPage.tsx';
import { BatchItem } from './BatchItem.tsx';
import { takenBack } from './batch-summary.ts';
import classes from './ChangesPage.module.css';
import { useHistory } from './use-history.ts';

/** What the viewer has changed on this device, and the way back. */
export function ChangesPage() {
  return (
    <OwnPage
      segment="changes"
      purpose={t`What you changed on your lists with this device stands here, and can be taken back.`}
    >
      {(viewer) => <ChangeList viewer={viewer} />}
    </OwnPage>
  );
}

function ChangeList({ viewer }: { readonly viewer: AuthUser }) {
  const { state, retry } = useHistory();
  if (state.status === 'error') {
    return (
      <ErrorState
        title={t`The changes on this device could not be read`}
        detail={t`This browser gives the page no database, or its disk is full.`}
        onRetry={retry}
      />
    );
  }
  if (state.status === 'loading') {
    return (
      <div role="status" aria-busy="true" aria-label={t`Loading`} className="column gap-3">
        {SKELETONS.map((width) => (
          <Skeleton key={width} height={76} radius={14} />
        ))}
      </div>
    );
  }
  if (state.batches.length === 0) {
    return (
      <EmptyState
        icon={<History size={26} aria-hidden="true" />}
        title={t`You have changed nothing on this device yet`}
        body={t`Changes of your lists stand here for a while, single ones and those of many entries, and can be taken back.`}
        action={<ButtonLink to={userPath(viewer.name, 'anime')}>{t`Open your anime list`}</ButtonLink>}
      />
    );
  }
  const { batches } = state;
  return (
    <>
      <p className="muted">{t`The last 50 changes that were made with this device. What is taken back leaves alone what has been changed since.`}</p>
      <ul className={classes.list}>
        {batches.map((batch) => (
          <BatchItem
            key={batch.id}
            batch={batch}
            taken={takenBack(batches.filter(({ undoes }) => undoes === batch.id))}
            context={{ type: batch.type, scoreFormat: viewer.scoreFormat }}
          />
        ))}
      </ul>
    </>
  );
}

const SKELETONS = [1, 2, 3, 4, 5];
