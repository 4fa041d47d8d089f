import type { AuthUser } from '@tsugi/data';
import { plural, t } from '@tsugi/i18n/macro';
import { Button, EmptyState } from '@tsugi/ui';
import { ErrorState, FailureState } from '@tsugi/ui/components';
import { FileX } from 'lucide-react';
import { FileHead } from './FileHead.tsx';
import { fileProblemText } from './file-problem-text.ts';
import classes from './Import.module.css';
import type { ImportSession, ImportState } from './import-session.ts';
import { useImportState } from './open-import.ts';
import { ReadingFile } from './ReadingFile.tsx';
import { Review } from './Review.tsx';

export interface OpenFileProps {
  readonly session: ImportSession;
  readonly viewer: AuthUser;
  /** Drops the file. */
  readonly onClose: () => void;
}

/** A file from its reading to what it would change. */
export function OpenFile({ session, viewer, onClose }: OpenFileProps) {
  const state = useImportState(session);
  if (!state || state.phase === 'reading') {
    return <ReadingFile />;
  }
  if (state.phase === 'refused') {
    return (
      <div role="alert">
        <EmptyState
          icon={<FileX size={26} aria-hidden="true" />}
          title={t`${{ fileName: session.fileName }} cannot be imported`}
          body={fileProblemText(state.problem)}
          action={<Button variant="primary" onClick={onClose}>{t`Choose another file`}</Button>}
        />
      </div>
    );
  }
  if (state.phase === 'broken') {
    return (
      <ErrorState
        reason="error"
        title={t`The file could not be read`}
        detail={t`Something went wrong while it was read. Your lists are as they were.`}
        onRetry={session.retry}
      />
    );
  }
  return (
    <div className={`column gap-4 ${classes.open}`}>
      <FileHead session={session} file={state.file} onClose={onClose} />
      {state.phase === 'stopped' && (
        <FailureState
          failure={state.error}
          title={t`The titles of the file could not be looked up`}
          onRetry={session.retry}
        />
      )}
      {state.phase === 'matching' && <Matching state={state} />}
      {state.phase === 'ready' && <Review session={session} state={state} viewer={viewer} />}
    </div>
  );
}

function Matching({ state }: { readonly state: Extract<ImportState, { readonly phase: 'matching' }> }) {
  const { done, requests } = state;
  return (
    <div className="panel padded column gap-3">
      <p role="status">
        {requests === undefined
          ? t`Your lists are loaded…`
          : plural(requests, {
              one: `Titles are looked up: ${done} of # request…`,
              other: `Titles are looked up: ${done} of # requests…`,
            })}
      </p>
      <progress
        className={classes.progress}
        aria-label={t`Progress of the look-up`}
        {...(requests ? { value: done, max: requests } : {})}
      />
      <p className="fine">
        {t`The tracker gives 50 titles a request, and a few requests a minute. You can look at other pages meanwhile.`}
      </p>
    </div>
  );
}
