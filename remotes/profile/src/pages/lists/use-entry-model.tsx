import { Hidden, useShield } from '@tsugi/ui/components';
import { type CardContext, type EntryModel, entryModel, isScored } from './entry-model.ts';
import type { ListCard } from './worker/list.protocol.ts';

/** The values of an entry, without an average that is hidden. */
export function useEntryModel(entry: ListCard, context: CardContext): EntryModel {
  const hidesAverage = useShield('scores', entry.mediaId, isScored(entry, context));
  return entryModel(entry, context, hidesAverage);
}

/** Stands in the place of an average among the facts. */
export function HiddenAverage({ model: { card } }: { readonly model: EntryModel }) {
  return <Hidden shield="scores" of={card.id} name={card.title} />;
}
