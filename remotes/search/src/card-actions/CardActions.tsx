import type { MediaCardData } from '@tsugi/data/operations/media-search';
import { Button, toast } from '@tsugi/ui';
import { Plus } from 'lucide-react';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import classes from './CardActions.module.css';

type MenuModule = typeof import('./CardMenu.tsx');

/** The '+' of a card: opens the menu of list statuses, whose code arrives with the first use. */
export function CardActions({ media }: { readonly media: MediaCardData }) {
  const [menu, setMenu] = useState<MenuModule>();
  const trigger = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!menu) return;
    // The menu's button has replaced the plain one, and with it the press.
    trigger.current?.focus();
    trigger.current?.click();
  }, [menu]);

  const load = () => {
    loadMenu().then(setMenu, () =>
      toast({ tone: 'error', title: 'The list statuses could not be loaded. Please press again.' }),
    );
  };
  const title = media.title.userPreferred;
  const name = media.mediaListEntry?.status
    ? `Change the list status of ${title}`
    : `Add ${title} to the list`;
  const button = (
    <Button
      ref={trigger}
      className={classes.add}
      variant="quiet"
      data-icon=""
      aria-label={name}
      title={media.mediaListEntry?.status ? 'Change the list status' : 'Add to the list'}
      aria-haspopup="menu"
      icon={<Plus size={20} aria-hidden="true" />}
      {...(menu ? {} : { 'aria-expanded': false, onPointerEnter: warm, onFocus: warm, onClick: load })}
    />
  );
  return menu ? <menu.CardMenu media={media} trigger={button} /> : button;
}

// A card renders again only when its actions are another object, so one response gives one element.
const elements = new WeakMap<MediaCardData, ReactElement>();

/** For `MediaCard`'s `actions`. */
export function cardActions(media: MediaCardData): ReactElement {
  const known = elements.get(media);
  if (known) return known;
  const element = <CardActions media={media} />;
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
