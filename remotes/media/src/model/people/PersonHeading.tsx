import { t } from '@tsugi/i18n/macro';
import { Button } from '@tsugi/ui';
import { useState } from 'react';
import classes from './PersonHeading.module.css';
import type { PersonNames } from './person-names.ts';

export interface PersonHeadingProps {
  readonly names: PersonNames;
  /** What it is, in one line above the name. */
  readonly eyebrow: readonly (string | null | undefined)[];
}

/** What it is, the name, and the other names; those that tell of the story only on demand. */
export function PersonHeading({ names, eyebrow }: PersonHeadingProps) {
  const { title, others, spoilers } = names;
  const [isOpen, setIsOpen] = useState(false);
  const shown = isOpen ? [...others, ...spoilers] : others;
  return (
    <header className={classes.heading}>
      <p className={`fine ${classes.eyebrow}`}>{eyebrow.filter(Boolean).join(' · ')}</p>
      <h1 className={classes.title} data-long={title.length > 40 ? '' : undefined} lang={textLanguage(title)}>
        {title}
      </h1>
      {(shown.length > 0 || spoilers.length > 0) && (
        <div className={`row muted ${classes.names}`}>
          <ul aria-label={t`Other names`}>
            {shown.map((name) => (
              <li key={name} lang={textLanguage(name)}>
                {name}
              </li>
            ))}
          </ul>
          {spoilers.length > 0 && (
            <Button size="sm" variant="ghost" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
              {isOpen ? t`Hide spoiler names` : t`Show spoiler names`}
            </Button>
          )}
        </div>
      )}
    </header>
  );
}

/** The language that the script of a name tells: kana is Japanese, hangul Korean. Chinese characters alone tell none. */
function textLanguage(text: string): string | undefined {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja';
  return /\p{Script=Hangul}/u.test(text) ? 'ko' : undefined;
}
