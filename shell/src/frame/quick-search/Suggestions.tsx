import type { MediaCardData } from '@tsugi/data';
import { mediaPath } from '@tsugi/data/pure';
import { t } from '@tsugi/i18n/macro';
import { Avatar, CoverImage, listStatusLabel, listStatusTone } from '@tsugi/ui/components';
import { describeFailure } from '@tsugi/ui/failure';
import { linkedPage } from '@tsugi/ui/page-link';
import { type ReactNode, type RefObject, useEffect } from 'react';
import type { NamedResult } from './quick-search.query.ts';
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
  const page = linkedPage(text, document.baseURI);
  const { rows, named, status, error } = useSuggestions(page ? '' : text);
  const options = [
    ...(page ? [{ id: `${id}-link`, to: page.path }] : []),
    ...rows.map((media) => ({ id: `${id}-${media.id}`, to: mediaPath(media) })),
    ...named.map((one) => ({ id: `${id}-${one.kind}-${one.id}`, to: pathOf(one) })),
    { id: `${id}-all`, to: allTo },
  ];

  useEffect(() => {
    keys.current = (key) => {
      const place = options.findIndex((option) => option.id === activeId);
      const active = options[place];
      // A link is no text to search for: its page is meant without a mark too.
      const to = active?.to ?? page?.path;
      if (key === 'Enter' && to !== undefined) {
        onChoose(to);
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
        {error
          ? `${describeFailure(error).text} ${t`Enter shows the search page.`}`
          : page
            ? ''
            : STATUS[status]}
      </p>
      <div id={id} role="listbox" aria-label={t`Suggestions`}>
        {page && (
          <div {...option(`${id}-link`, page.path)} data-link="">
            <span className="one-line rigid label">{t`Open the linked page`}</span>
            <bdi className="one-line grow fine" dir="ltr">
              {page.link}
            </bdi>
          </div>
        )}
        {rows.length > 0 && (
          <Group id={`${id}-titles`} label={t`Titles`}>
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
          </Group>
        )}
        {groupsOf(named).map(([kind, people]) => (
          <Group key={kind} id={`${id}-${kind}s`} label={KIND_LABELS[kind]}>
            {people.map((one) => (
              <div key={one.id} {...option(`${id}-${kind}-${one.id}`, pathOf(one))} data-named="">
                <Avatar name={one.name} src={one.image} size={36} square={kind !== 'user'} decorative />
                <span className="one-line grow label">{one.name}</span>
              </div>
            ))}
          </Group>
        ))}
        <div {...option(`${id}-all`, allTo)} data-all="">
          <span className="one-line label">{t`All results for “${text}”`}</span>
        </div>
      </div>
    </div>
  );
}

interface GroupProps {
  readonly id: string;
  readonly label: string;
  readonly children: ReactNode;
}

/** Results of one kind below its name. */
function Group({ id, label, children }: GroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a list of options may have groups of this role alone
    <div role="group" aria-labelledby={id}>
      <p id={id} className={`fine ${classes.kind}`} role="presentation">
        {label}
      </p>
      {children}
    </div>
  );
}

/** In the order in which the kinds come. */
function groupsOf(named: readonly NamedResult[]): readonly [NamedResult['kind'], readonly NamedResult[]][] {
  const kinds = [...new Set(named.map(({ kind }) => kind))];
  return kinds.map((kind) => [kind, named.filter((one) => one.kind === kind)]);
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
