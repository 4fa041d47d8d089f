import { currentLanguage } from '@tsugi/i18n';
import { t } from '@tsugi/i18n/macro';
import { Button } from '../button/Button.tsx';
import classes from './MissingParts.module.css';

export interface MissingPartsProps {
  /** `missing` of a query. Renders nothing while it is empty. */
  readonly missing: readonly { readonly path: string }[];
  readonly onRetry: () => void;
}

/** One quiet line: which parts the service could not give while it gave the rest. */
export function MissingParts({ missing, onRetry }: MissingPartsProps) {
  if (missing.length === 0) return null;
  // They are the schema's words: a sentence in another language does without them.
  const paths = currentLanguage() === 'en' ? missing : [];
  const names = [...new Set(paths.map(({ path }) => nameOf(path)))].filter((name) => name !== '');
  return (
    <p className={`fine row wrap ${classes.line}`} role="status">
      <span>
        {names.length > 0
          ? t`Some of this could not be loaded: ${{ parts: names.join(', ') }}.`
          : t`Some of this could not be loaded.`}
      </span>
      <Button size="sm" variant="ghost" onClick={onRetry}>{t`Try again`}</Button>
    </p>
  );
}

/** `Media.streamingEpisodes.url` is a part called "streaming episodes". */
function nameOf(path: string): string {
  const [root = '', part = root] = path.split('.');
  return part.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).trim();
}
