import { t } from '@tsugi/i18n/macro';
import { Button } from '@tsugi/ui';
import { scriptLanguage } from '@tsugi/ui/simple-text';
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
      <h1
        className={classes.title}
        data-long={title.length > 40 ? '' : undefined}
        lang={scriptLanguage(title)}
      >
        {title}
      </h1>
      {(shown.length > 0 || spoilers.length > 0) && (
        <div className={`row muted ${classes.names}`}>
          <ul aria-label={t`Other names`}>
            {shown.map((name) => (
              <li key={name} lang={scriptLanguage(name)}>
                {name}
              </li>
            ))}
          </ul>
          {spoilers.length > 0 && (
            <Button
              size="sm"
              variant="ghost"
              aria-expanded={isOpen}
              // A page with open spoilers is not stored for its next visit.
              data-spoilers=""
              onClick={() => setIsOpen(!isOpen)}
            >
              {isOpen ? t`Hide spoiler names` : t`Show spoiler names`}
            </Button>
          )}
        </div>
      )}
    </header>
  );
}
