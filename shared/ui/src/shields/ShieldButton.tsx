import { t } from '@tsugi/i18n/macro';
import { useEffect, useRef } from 'react';
import { Glyph } from '../glyph/Glyph.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { announceLater, prepareAnnouncements } from './announce.ts';
import classes from './ShieldButton.module.css';
import type { ShieldSubject } from './shields.ts';
import { showInTab } from './tab-shields.ts';

export interface ShieldButtonProps extends ShieldSubject {
  /** Whose score, episode or picture: a part of the button's name. */
  readonly name: string;
  /** What is said once it is shown, where that is not the text around the button. */
  readonly says?: string | undefined;
  /**
   * The size of a number when left out; `panel`: a sentence with a button; `picture`: the whole of its box; `mark`: no button, where one
   * beside it shows the same.
   */
  readonly look?: 'panel' | 'picture' | 'mark' | undefined;
}

const EYE_OFF =
  'M10.7 5.1A10.7 10.7 0 0 1 21.9 11.7a1 1 0 0 1 0 .7 10.8 10.8 0 0 1-1.4 2.5M14.1 14.2a3 3 0 0 1-4.2-4.3M17.5 17.5A10.8 10.8 0 0 1 2.1 12.3a1 1 0 0 1 0-.7 10.8 10.8 0 0 1 4.4-5.1M2 2l20 20';

/** What is hidden is no part of it: neither of its name nor of a tooltip. */
export function ShieldButton({ look, name, says, ...subject }: ShieldButtonProps) {
  const place = useRef<HTMLButtonElement>(null);
  const label = labelOf(subject.shield, name);
  useEffect(prepareAnnouncements, []);
  const show = () => {
    const around = place.current?.parentElement;
    showInTab(subject);
    announceLater(() => says ?? ((!look && around?.textContent) || t`What was hidden of ${name} is shown.`));
  };
  if (look === 'mark') return <Mark />;
  const button = (
    <button
      ref={place}
      type="button"
      className={classes.button}
      data-look={look}
      aria-label={label}
      title={look === 'panel' ? undefined : label}
      onClick={show}
    >
      <Glyph path={EYE_OFF} size={16} />
      {look === 'panel' && <span>{t({ message: 'Show', context: 'what is hidden' })}</span>}
    </button>
  );
  if (look !== 'panel') return button;
  return (
    <div className={`row spread gap-3 ${classes.panel}`}>
      <p className="subdued">{sentenceOf(subject.shield)}</p>
      {button}
    </div>
  );
}

function Mark() {
  return (
    <>
      <span className={classes.mark} aria-hidden="true" />
      <VisuallyHidden>{t({ message: 'Hidden', context: 'a score' })}</VisuallyHidden>
    </>
  );
}

function labelOf(shield: ShieldSubject['shield'], name: string): string {
  if (shield === 'scores') return t`Show scores of ${name}`;
  if (shield === 'episodes') return t`Show title and picture of ${name}`;
  if (shield === 'characters') return t`Show the picture of ${name}`;
  return t`Show spoilers of ${name}`;
}

function sentenceOf(shield: ShieldSubject['shield']): string {
  if (shield === 'scores') return t`Scores are hidden until you have scored this title.`;
  if (shield === 'episodes') return t`Episodes that you have not seen are hidden.`;
  if (shield === 'characters') return t`Pictures are hidden until you have completed this title.`;
  return t`Spoilers are hidden.`;
}
