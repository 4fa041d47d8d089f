import type { AuthUser } from '@tsugi/data';
import { t } from '@tsugi/i18n/macro';
import { EmptyState, lazyPart } from '@tsugi/ui';
import { FailureState, SearchField, SegmentedControl, Skeleton } from '@tsugi/ui/components';
import { CheckCheck } from 'lucide-react';
import { Suspense, useState } from 'react';
import { ApplyBar } from './ApplyBar.tsx';
import { filterOptions } from './filter-options.ts';
import classes from './Import.module.css';
import type { ImportSession, ImportState } from './import-session.ts';
import { ReviewNotes } from './ReviewNotes.tsx';
import { RowList } from './RowList.tsx';
import { StrategyChoice } from './StrategyChoice.tsx';
import { useImportView } from './use-import-view.ts';
import type { Strategy, ViewQuery } from './worker/import.protocol.ts';

const UnclearDialog = lazyPart(async () => {
  const module = await import(/* webpackChunkName: "import-dialogs" */ './UnclearDialog.tsx');
  return module.UnclearDialog;
});
const ApplyDialog = lazyPart(async () => {
  const module = await import(/* webpackChunkName: "import-dialogs" */ './ApplyDialog.tsx');
  return module.ApplyDialog;
});

export interface ReviewProps {
  readonly session: ImportSession;
  readonly state: Extract<ImportState, { readonly phase: 'ready' }>;
  readonly viewer: AuthUser;
}

/** What a file would change: which rows, and what of them is imported. */
export function Review({ session, state, viewer }: ReviewProps) {
  const { file, version, unknownLists, error } = state;
  const [strategy, setStrategy] = useState<Strategy>('add');
  const [filter, setFilter] = useState<ViewQuery['state']>('all');
  const [text, setText] = useState('');
  const [dialog, setDialog] = useState<'apply' | { readonly unclear: number | undefined }>();
  const view = useImportView(session, version, { state: filter, text, strategy });
  if (!view) return <Skeleton height={280} radius={14} />;
  const { counts, chosen } = view.result;
  const isAllSame = counts.same === file.rows;
  return (
    <>
      {error && (
        <FailureState
          compact
          failure={error}
          title={t`Your lists could not be updated: the file is compared with what is stored on this device.`}
          onRetry={session.retry}
        />
      )}
      {isAllSame ? (
        <EmptyState
          icon={<CheckCheck size={26} aria-hidden="true" />}
          title={t`Your lists have all of this already`}
          body={t`Nothing of the file differs from your entries.`}
          titleAs="h2"
        />
      ) : (
        <>
          <StrategyChoice strategy={strategy} onChange={setStrategy} hasTimes={file.hasTimes} />
          <ReviewNotes
            session={session}
            counts={counts}
            unknownLists={unknownLists}
            addsLists={state.addsLists}
            onUnclear={() => setDialog({ unclear: undefined })}
          />
        </>
      )}
      <div className={`row wrap gap-3 ${classes.filters}`}>
        <div className={`scroll-row ${classes.states}`}>
          <SegmentedControl
            label={t`Rows of the file`}
            size="sm"
            value={filter}
            onChange={setFilter}
            options={filterOptions(counts, filter)}
          />
        </div>
        <SearchField
          className={classes.search}
          label={t`Search the rows of the file`}
          placeholder={t`Search by title`}
          value={text}
          onChange={setText}
        />
      </div>
      <RowList
        session={session}
        view={view}
        scoreFormat={viewer.scoreFormat}
        onUnclear={(index) => setDialog({ unclear: index })}
      />
      {!isAllSame && <ApplyBar counts={counts} chosen={chosen} onApply={() => setDialog('apply')} />}
      {dialog && (
        <Suspense fallback={null}>
          {dialog === 'apply' ? (
            <ApplyDialog
              session={session}
              chosen={{
                types: file.types,
                strategy,
                newLists: state.addsLists ? unknownLists : undefined,
              }}
              viewer={viewer}
              onClose={() => setDialog(undefined)}
            />
          ) : (
            <UnclearDialog session={session} first={dialog.unclear} onClose={() => setDialog(undefined)} />
          )}
        </Suspense>
      )}
    </>
  );
}
