import { asApiError } from '@tsugi/data';
import { saveFavourites } from '@tsugi/data/mutations';
import { toast } from '@tsugi/ui';
import { describeFailure } from '@tsugi/ui/components';
import { useMemo, useRef, useState } from 'react';
import {
  type FavouriteItem,
  type FavouriteKind,
  type FavouritesByKind,
  TOGGLE_KINDS,
} from './favourite-item.ts';
import { arrange, changedOrder, EMPTY_DRAFT, move, remove, restore } from './favourites-draft.ts';

export interface Reorder {
  readonly isActive: boolean;
  readonly isSaving: boolean;
  /** As arranged; outside of the mode, as the tracker has them. */
  readonly arranged: FavouritesByKind;
  readonly start: () => void;
  readonly cancel: () => void;
  readonly save: () => void;
  readonly move: (kind: FavouriteKind, id: number, overId: number) => void;
  readonly remove: (kind: FavouriteKind, item: FavouriteItem) => void;
}

/** The reorder mode of the owner: a draft that is sent by Save, and forgotten by Cancel or when the tracker refuses it. */
export function useReorder(favourites: FavouritesByKind): Reorder {
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [phase, setPhase] = useState<'off' | 'arranging' | 'saving'>('off');
  // A saved draft stays in place until the favourites that contain it have arrived.
  const [savedOver, setSavedOver] = useState<FavouritesByKind>();
  const isShown = phase !== 'off' || savedOver === favourites;
  const arranged = useMemo(
    () => (isShown ? arrange(favourites, draft) : favourites),
    [favourites, draft, isShown],
  );

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
  };
  const save = async () => {
    const order = changedOrder(favourites, draft);
    const removed = draft.removed.map(({ kind, id }) => ({ kind: TOGGLE_KINDS[kind], id }));
    if (Object.keys(order).length === 0 && removed.length === 0) return leave();
    closeOffers();
    setPhase('saving');
    try {
      await saveFavourites({ order, removed });
      setSavedOver(favourites);
      setPhase('off');
    } catch (cause) {
      const error = asApiError(cause, 'tracker');
      console.error('mutation failed', error);
      toast({
        tone: 'error',
        title: 'mutation failed',
        body: `Your favourites are in their previous order. ${describeFailure(error).text}`,
      });
      leave();
    }
  };
  return {
    isActive: phase !== 'off',
    isSaving: phase === 'saving',
    arranged,
    start: () => {
      setDraft(EMPTY_DRAFT);
      setSavedOver(undefined);
      setPhase('arranging');
    },
    cancel: leave,
    save: () => void save(),
    move: (kind, id, overId) => {
      if (phase === 'arranging') setDraft((before) => move(favourites, before, kind, id, overId));
    },
    remove: (kind, { id, name }) => {
      if (phase !== 'arranging') return;
      setDraft((before) => remove(before, kind, id));
      const undo = () => setDraft((before) => restore(before, kind, id));
      const title = `${name}: deleted when you save`;
      offers.current.push(toast({ tone: 'good', title, action: { label: 'Undo', onClick: undo } }));
    },
  };
}
