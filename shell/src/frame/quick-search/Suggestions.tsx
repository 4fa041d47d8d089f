import type { MediaCardData } from '@tsugi/data';
import { mediaPath } from '@tsugi/data/pure';
import { t } from '@tsugi/i18n/macro';
import { Avatar, CoverImage, listStatusLabel, listStatusTone } from '@tsugi/ui/components';
import { describeFailure } from '@tsugi/ui/failure';
import { type RefObject, useEffect } from 'react';
import { factsOf, KIND_LABELS, pathOf } from './result-texts.ts';
import classes from './Suggestions.module.css';
import { useSuggestions } from './use-suggestions.ts';

/** Handles a key of the field; true when it has used it. */
export type SuggestionKey = (key: string) => boolean;

export interface SuggestionsProps {
  readonly id: string;
  /** Without outer spaces, not empty. */
  readonly text: string;
  /** The search page with this text. */
  readonly allTo: string;
  /** Where the list puts its key handler: the focus stays in the field. */
  readonly keys: RefObject<SuggestionKey | undefined>;
  readonly activeId: string | undefined;
  readonly onActive: (id: string | undefined) => void;
  readonly onChoose: (to: string) => void;
}

/** The list below the bar's field: six media, people of such a name, then the way to all results. */
export function Suggestions({ id, text, allTo, keys, activeId, onActive, onChoose }: SuggestionsProps) {
  const { rows, named, status, error } = useSuggestions(text);
  const options = [
    ...rows.map((media) => ({ id: `${id}-${media.id}`, to: mediaPath(media) })),
    ...named.map((one) => ({ id: `${id}-${one.kind}-${one.id}`, to: pathOf(one) })),
    { id: `${id}-all`, to: allTo },
  ];

  useEffect(() => {
    keys.current = (key) => {
      const place = options.findIndex((option) => option.id === activeId);
      const active = options[place];
      if (key === 'Enter' && active) {
        onChoose(active.to);
        return true;
      }
      if (key !== 'ArrowDown' && key !== 'ArrowUp') return false;
      // Beyond the ends lies the field itself.
      const step = key === 'ArrowDown' ? 1 : -1;
      const next = ((place + 1 + step + options.length + 1) % (options.length + 1)) - 1;
      onActive(options[next]?.id);
      return true;
    };
    return () => {
      keys.current = undefined;
    };
  });

  const option = (optionId: string, to: string) => ({
    id: optionId,
    role: 'option',
    className: classes.option,
    'aria-selected': optionId === activeId,
    // The focus stays in the field.
    onPointerDown: (event: { preventDefault: () => void }) => event.preventDefault(),
    onPointerMove: () => onActive(optionId),
    onClick: () => onChoose(to),
  });
  return (
    <div className={classes.popup}>
      <p className={`fine ${classes.status}`} role="status">
        {error ? `${describeFailure(error).text} ${t`Enter shows the search page.`}` : STATUS[status]}
      </p>
      <div id={id} role="listbox" aria-label={t`Suggestions`}>
        {rows.map((media) => (
          <div key={media.id} {...option(`${id}-${media.id}`, mediaPath(media))}>
            <CoverImage
              className={classes.cover}
              src={media.coverImage.large}
              color={media.coverImage.color}
              priority
            />
            <span className={`grid grow ${classes.text}`}>
              <span className="one-line label">{media.title.userPreferred}</span>
              <span className="one-line fine">{factsOf(media)}</span>
            </span>
            <OwnStatus media={media} />
          </div>
        ))}
        {named.map((one) => (
          <div
            key={`${one.kind} ${one.id}`}
            {...option(`${id}-${one.kind}-${one.id}`, pathOf(one))}
            data-named=""
          >
            <Avatar name={one.name} src={one.image} size={36} square={one.kind !== 'user'} decorative />
            <span className="one-line grow label">{one.name}</span>
            <span className="fine rigid">{KIND_LABELS[one.kind]}</span>
          </div>
        ))}
        <div {...option(`${id}-all`, allTo)} data-all="">
          <span className="one-line label">{t`All results for “${text}”`}</span>
        </div>
      </div>
    </div>
  );
}

const STATUS = {
  get searching() {
    return t`Searching…`;
  },
  found: '',
  get nothing() {
    return t`Nothing fits.`;
  },
  get incomplete() {
    return t`Some titles could not be loaded. Enter shows the search page.`;
  },
} as const;

function OwnStatus({ media }: { readonly media: MediaCardData }) {
  const status = media.mediaListEntry?.status;
  if (!status) return null;
  return (
    <span className="fine rigid status-dot" data-status={listStatusTone(status)}>
      {listStatusLabel(status, media.type === 'MANGA' ? 'MANGA' : 'ANIME')}
    </span>
  );
}
