import { StartError } from '../config/start-error.ts';
import { messageOf } from '../message-of.ts';

/** Shown when the page cannot even be assembled. It uses nothing that has to be configured. */
export function StartFailure({ cause }: { readonly cause: unknown }) {
  const isKnown = cause instanceof StartError;
  const title = isKnown ? `${cause.file} cannot be used` : 'The page could not start';
  return (
    <div className="frame">
      <main className="main page" id="main" role="alert">
        <h1>{title}</h1>
        {isKnown && cause.key !== undefined && (
          <p>
            <code>{cause.key}</code>: {cause.message}.
          </p>
        )}
        {(!isKnown || cause.key === undefined) && <p>{messageOf(cause)}</p>}
        <button type="button" className="frame-retry" onClick={() => location.reload()}>
          Try again
        </button>
      </main>
    </div>
  );
}
