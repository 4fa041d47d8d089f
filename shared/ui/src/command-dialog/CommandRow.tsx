import { t } from '@tsugi/i18n/macro';
import { Glyph } from '../glyph/Glyph.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import classes from './CommandRow.module.css';
import type { CommandDialogItem } from './command-dialog-item.ts';

/** One line: a sign or a picture, the title, facts, and what a press does beyond the usual. */
export function CommandRow({ item }: { readonly item: CommandDialogItem }) {
  const { title, lang, marks, detail, icon, image, keys, isCurrent, hasNext, isExternal, refusal } = item;
  return (
    <>
      {image ? (
        <img
          className={classes.image}
          data-face={image.isFace ? '' : undefined}
          src={image.src}
          alt=""
          loading="lazy"
          onError={({ currentTarget }) => {
            currentTarget.dataset.failed = '';
          }}
        />
      ) : (
        <span className={classes.icon}>{icon !== undefined && <Glyph path={icon} size={18} />}</span>
      )}
      <span className={`one-line ${classes.title}`} lang={lang}>
        {marks ? <Marked text={title} places={marks} /> : title}
      </span>
      {(refusal ?? detail) && <span className={`one-line fine ${classes.detail}`}>{refusal ?? detail}</span>}
      <span className={classes.end}>
        {keys && (
          <span className={classes.keys}>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </span>
        )}
        {isCurrent && (
          <>
            <VisuallyHidden>{t`(set now)`}</VisuallyHidden>
            <Glyph path="M5 12.5l4.5 4.5L19 7.5" size={18} />
          </>
        )}
        {isExternal && (
          <>
            <VisuallyHidden>{t`(opens in a new tab)`}</VisuallyHidden>
            <Glyph path="M9 5H5v14h14v-4M13 5h6v6M19 5l-8 8" size={16} />
          </>
        )}
        {hasNext && <Glyph path="M9 5l7 7-7 7" size={16} />}
      </span>
    </>
  );
}

/** Runs of letters that fit, and those between. */
function Marked({ text, places }: { readonly text: string; readonly places: readonly number[] }) {
  const isMarked = new Set(places);
  const runs: { readonly at: number; text: string; readonly marked: boolean }[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const marked = isMarked.has(at);
    const last = runs.at(-1);
    if (last && last.marked === marked) last.text += text[at];
    else runs.push({ at, text: text[at] ?? '', marked });
  }
  return runs.map((run) =>
    run.marked ? (
      <b key={run.at} className={classes.mark}>
        {run.text}
      </b>
    ) : (
      run.text
    ),
  );
}
