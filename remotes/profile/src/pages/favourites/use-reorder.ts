import { asApiError } from '@tsugi/data';
import { type FavouritesSave, saveFavourites } from '@tsugi/data/mutations';
import { t } from '@tsugi/i18n/macro';
import { toast } from '@tsugi/ui';
import { describeFailure } from '@tsugi/ui/components';
import { useEffect, useMemo, useRef, useState } from 'react';
import {
  type FavouriteItem,
  type FavouriteKind,
  type FavouritesByKind,
  TOGGLE_KINDS,
} from '../../model/favourite-item.ts';
import {
  arrange,
  changedOrder,
  EMPTY_DRAFT,
  type FavouritesDraft,
  move,
  remove,
  restore,
} from './favourites-draft.ts';
import { confirmedDraft, partialSaveText } from './partial-save.ts';
import { dropDraft, readDraft, storeDraft } from './stored-draft.ts';

export interface Reorder {
  readonly isActive: boolean;
  readonly isSaving: boolean;
  /** As arranged; outside of the mode, as the tracker has them. */
  readonly arranged: FavouritesByKind;
  /** The page was left with an arrangement that was not saved: `resume` goes on with it, `cancel` forgets it. */
  readonly isOffered: boolean;
  readonly resume: () => void;
  readonly start: () => void;
  readonly cancel: () => void;
  readonly save: () => void;
  readonly move: (kind: FavouriteKind, id: number, overId: number) => void;
  readonly remove: (kind: FavouriteKind, item: FavouriteItem) => void;
}

/**
 * The reorder mode of the owner: a draft that is sent by Save, and forgotten by Cancel or when the tracker refuses it. A page
 * that is left without either offers it at the next visit.
 * @param ownerId the viewer's id on their own page, undefined on any other
 * @param reload reads the favourites from the tracker
 */
export function useReorder(
  favourites: FavouritesByKind,
  ownerId: number | undefined,
  reload: () => void,
): Reorder {
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [offered, setOffered] = useState<FavouritesDraft>();
  const [phase, setPhase] = useState<'off' | 'arranging' | 'saving'>('off');
  // A saved draft stays in place until the favourites that contain it have arrived.
  const [savedOver, setSavedOver] = useState<FavouritesByKind>();
  const isShown = phase !== 'off' || savedOver === favourites;
  const arranged = useMemo(
    () => (isShown ? arrange(favourites, draft) : favourites),
    [favourites, draft, isShown],
  );

  useEffect(() => setOffered(ownerId === undefined ? undefined : readDraft(ownerId)), [ownerId]);
  useEffect(() => {
    if (ownerId !== undefined && draft !== EMPTY_DRAFT) storeDraft(ownerId, draft);
  }, [ownerId, draft]);

  const offers = useRef<(() => void)[]>([]);
  /** An "Undo" that would do nothing any more is taken away. */
  const closeOffers = () => {
    for (const close of offers.current) close();
    offers.current = [];
  };
  const leave = () => {
    closeOffers();
    setPhase('off');
    setDraft(EMPTY_DRAFT);
    forget();
  };
  const forget = () => {
    setOffered(undefined);
    if (ownerId !== undefined) dropDraft(ownerId);
  };
  const begin = (from: FavouritesDraft) => {
    setDraft(from);
    setSavedOver(undefined);
    setPhase('arranging');
  };
  const save = async () => {
    const order = changedOrder(favourites, draft);
    const removed = draft.removed.map(({ kind, id }) => ({ kind: TOGGLE_KINDS[kind], id }));
    if (Object.keys(order).length === 0 && removed.length === 0) return leave();
    closeOffers();
    setPhase('saving');
    let isOrderSaved = false;
    let deleted = 0;
    const onConfirmed: FavouritesSave['onConfirmed'] = (part) => {
      if (part === 'order') isOrderSaved = true;
      else deleted += 1;
    };
    try {
      await saveFavourites({ order, removed, onConfirmed });
    } catch (cause) {
      const error = asApiError(cause, 'tracker');
      console.error('mutation failed', error);
      const isUncertain = error.isUncertain || error.noResponse || error.kind === 'malformed';
      const partial = { favourites, draft, order, isOrderSaved, deleted, isUncertain };
      toast({
        tone: 'error',
        title: t`mutation failed`,
        body: `${partialSaveText(partial)} ${describeFailure(error).text}`,
      });
      setDraft(confirmedDraft(partial));
      if (isOrderSaved || deleted > 0 || isUncertain) reload();
    }
    forget();
    setSavedOver(favourites);
    setPhase('off');
  };
  return {
    isActive: phase !== 'off',
    isSaving: phase === 'saving',
    arranged,
    isOffered: phase === 'off' && offered !== undefined,
    resume: () => {
      if (offered) begin(offered);
    },
    start: () => begin(EMPTY_DRAFT),
    cancel: leave,
    save: () => void save(),
    move: (kind, id, overId) => {
      if (phase === 'arranging') setDraft((before) => move(favourites, before, kind, id, overId));
    },
    remove: (kind, { id, name }) => {
      if (phase !== 'arranging') return;
      setDraft((before) => remove(before, kind, id));
      const undo = () => setDraft((before) => restore(before, kind, id));
      const title = t`${name}: deleted when you save`;
      offers.current.push(toast({ tone: 'good', title, action: { label: t`Undo`, onClick: undo } }));
    },
  };
}
