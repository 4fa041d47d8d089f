import type { MediaListEntryVariables } from '@tsugi/data/operations/media-list-entry';
import type { MediaCardData } from '@tsugi/data/operations/media-search';
import { t } from '@tsugi/i18n/macro';
import { Button, toast } from '@tsugi/ui';
import { Plus, SquarePen } from 'lucide-react';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import type { MalMedia } from '../engines/mal/mal-search.query.ts';
import classes from './CardActions.module.css';
import { type ListedMedia, listedMedia } from './listed-media.ts';

type MenuModule = typeof import('./CardMenu.tsx');

interface CardActionsProps {
  readonly title: string;
  /** Undefined: the tracker is asked for it with the press. */
  readonly media?: ListedMedia;
  /** How the tracker finds the title. */
  readonly source: MediaListEntryVariables;
}

/** The '+' of a card, or the pencil of one whose title is on the list: opens the menu of list statuses, whose code arrives with the first use. */
export function CardActions({ title, media, source }: CardActionsProps) {
  const [menu, setMenu] = useState<MenuModule>();
  const [isLoading, setIsLoading] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!menu) return;
    // The menu's button has replaced the plain one, and with it the press.
    trigger.current?.focus();
    trigger.current?.click();
  }, [menu]);

  const open = async () => {
    setIsLoading(true);
    try {
      const loaded = await loadMenu();
      if (media || (await loaded.lookUp(source))) setMenu(loaded);
    } catch {
      toast({ tone: 'error', title: t`The list statuses could not be loaded. Please press again.` });
    }
    setIsLoading(false);
  };
  const isListed = Boolean(media?.entry?.status);
  // A plus adds, and does nothing else.
  const Icon = isListed ? SquarePen : Plus;
  const button = (
    <Button
      ref={trigger}
      className={classes.add}
      variant="quiet"
      data-icon=""
      aria-label={isListed ? t`Change the list status of ${title}` : t`Add ${title} to the list`}
      title={isListed ? t`Change the list status` : t`Add to the list`}
      aria-haspopup="menu"
      busy={isLoading}
      icon={<Icon size={isListed ? 18 : 20} aria-hidden="true" />}
      {...(menu ? {} : { 'aria-expanded': false, onPointerEnter: warm, onFocus: warm, onClick: open })}
    />
  );
  return menu ? <menu.CardMenu title={title} media={media} source={source} trigger={button} /> : button;
}

// A card renders again only when its actions are another object, so one response gives one element.
const elements = new WeakMap<MediaCardData | MalMedia, ReactElement>();

/** For `MediaCard`'s `actions`. */
export function cardActions(media: MediaCardData): ReactElement {
  return elementOf(media, () => (
    <CardActions
      title={media.title.userPreferred}
      media={listedMedia(media)}
      source={{ mediaId: media.id }}
    />
  ));
}

/** The same for a result of the MAL-style service, which does not know the tracker's id. */
export function malCardActions(media: MalMedia, type: 'anime' | 'manga', title: string): ReactElement {
  return elementOf(media, () => (
    <CardActions title={title} source={{ idMal: media.malId, type: type === 'manga' ? 'MANGA' : 'ANIME' }} />
  ));
}

function elementOf(media: MediaCardData | MalMedia, create: () => ReactElement): ReactElement {
  const element = elements.get(media) ?? create();
  elements.set(media, element);
  return element;
}

function loadMenu(): Promise<MenuModule> {
  return import(/* webpackChunkName: "card-menu" */ './CardMenu.tsx');
}

function warm(): void {
  // A head start; the press itself reports a failure.
  loadMenu().catch(() => undefined);
}
