import { t } from '@tsugi/i18n/macro';
import { messageOf } from '../message-of.ts';
import { StartError } from '../start-error.ts';

/** Shown when the app cannot start. Uses no configuration. */
export function StartFailure({ cause }: { readonly cause: unknown }) {
  const { file, key } = cause instanceof StartError ? cause : {};
  return (
    <div className="frame">
      <header className="bar" />
      <main className="main" id="main">
        <div className="page start-failure" role="alert">
          <h1>{file ? t`${file} cannot be used` : t`The page could not start`}</h1>
          <p>
            {key && <code>{key}: </code>}
            {messageOf(cause)}
          </p>
          <button
            type="button"
            className="frame-retry"
            onClick={() => location.reload()}
          >{t`Try again`}</button>
        </div>
      </main>
    </div>
  );
}
