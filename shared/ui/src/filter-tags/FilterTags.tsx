import { t } from '@tsugi/i18n/macro';
import { type ReactNode, useRef } from 'react';
import { Chip } from '../chip/Chip.tsx';
import classes from './FilterTags.module.css';

/** One filter that is set. */
export interface FilterTag {
  /** Unique among the tags. */
  readonly key: string;
  readonly label: string;
  /** Of the label, if it is not that of the page. */
  readonly lang?: string | undefined;
  /** The part of the label that alone has that language: "Drama" of "not Drama". */
  readonly name?: string | undefined;
  /** All of what the label shortens. */
  readonly fullLabel?: string | undefined;
  readonly excluded?: boolean | undefined;
  /** Why it has no effect at present. It can still be removed. */
  readonly disabledReason?: string | undefined;
}

export interface FilterTagsProps<T extends FilterTag> {
  /** The accessible name of the list. */
  readonly label: string;
  readonly tags: readonly T[];
  readonly onRemove: (tag: T) => void;
  readonly onClearAll: () => void;
  /** The text of the button that removes all of them: `Clear all` by default. */
  readonly clearLabel?: string | undefined;
  /** Stands at the end of the row: how many results there are. */
  readonly count?: ReactNode;
}

/** The filters that are set, each with its way out, and why one has no effect. Without any, only the count. It follows the filter bar. */
export function FilterTags<T extends FilterTag>(props: FilterTagsProps<T>) {
  const { label, tags, onRemove, onClearAll, clearLabel = t`Clear all`, count } = props;
  const reasons = tags.filter((tag) => tag.disabledReason !== undefined);
  const frame = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);

  // The pressed button leaves the page with its filter; without this the focus would fall back to the page's start.
  const focusNeighbour = (place: number) => {
    const neighbour = list.current?.children[place === tags.length - 1 ? place - 1 : place + 1];
    if (neighbour) neighbour.querySelector('button')?.focus();
    else focusFilterBar();
  };
  const focusFilterBar = () => {
    frame.current?.previousElementSibling?.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
  };

  return (
    <div ref={frame} className={classes.frame}>
      <div className={`row wrap spread ${classes.row}`}>
        {tags.length > 0 && (
          <ul ref={list} className={`row wrap gap-2 ${classes.tags}`} aria-label={label}>
            {tags.map((tag, place) => (
              <li key={tag.key}>
                <Chip
                  excluded={tag.excluded}
                  disabled={tag.disabledReason !== undefined}
                  title={tag.disabledReason ?? tag.fullLabel}
                  lang={labelLang(tag)}
                  removeLabel={t`Remove ${{ name: tag.fullLabel ?? tag.label }}`}
                  onRemove={() => {
                    focusNeighbour(place);
                    onRemove(tag);
                  }}
                >
                  {labelOf(tag)}
                </Chip>
              </li>
            ))}
            <li>
              <button
                type="button"
                className={`label ${classes.clear}`}
                onClick={() => {
                  focusFilterBar();
                  onClearAll();
                }}
              >
                {clearLabel}
              </button>
            </li>
          </ul>
        )}
        {count !== undefined && <div className={`subdued ${classes.count}`}>{count}</div>}
      </div>
      {reasons.length > 0 && (
        <ul className={`fine ${classes.reasons}`} aria-label={t`Filters without effect`}>
          {reasons.map((tag) => (
            <li key={tag.key}>
              <b lang={labelLang(tag)}>{tag.fullLabel ?? tag.label}</b> {tag.disabledReason}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function labelLang({ name, lang }: FilterTag): string | undefined {
  return name === undefined ? lang : undefined;
}

function labelOf({ label, name, lang }: FilterTag): ReactNode {
  if (name === undefined) return label;
  const at = label.indexOf(name);
  return (
    <>
      {label.slice(0, at)}
      <span lang={lang}>{name}</span>
      {label.slice(at + name.length)}
    </>
  );
}
