import type { BatchChange, BatchInput } from '@tsugi/data/batches';
import type { UpdateUserVariables } from '@tsugi/data/mutations';
import { type ListType, wireType } from '@tsugi/lists/list-type';
import type { ListSettings, ViewerListSettings } from '../../model/list-settings.query.ts';
import { arrangeSections, orderToStore, renamedIn } from './arrange-sections.ts';
import type { Member } from './worker/memberships.ts';

/** Members that are left out stay as they are. */
export interface ListSettingsInput {
  readonly customLists?: readonly string[];
  readonly sectionOrder?: readonly string[];
}

/** The settings of one type as the mutation takes them. */
export function settingsOf(type: ListType, options: ListSettingsInput): UpdateUserVariables {
  return type === 'anime' ? { animeListOptions: options } : { mangaListOptions: options };
}

/** A new list stands last. */
export function createdList(settings: ListSettings, type: ListType, name: string): ListSettingsInput {
  return { customLists: [...settings.customLists, name], sectionOrder: [...orderOf(settings, type), name] };
}

/**
 * The batch that renames a list. The service has no such thing: entries stand on a list by its name. So the new name is made
 * first, in the old one's place; then each entry gets the new name beside its others; the old name goes when every entry has.
 */
export function renameBatch(
  settings: ListSettings,
  type: ListType,
  { from, to, members }: { readonly from: string; readonly to: string; readonly members: readonly Member[] },
): BatchInput {
  const order = orderOf(settings, type);
  return {
    action: 'rename-list',
    type: wireType(type),
    detail: { from, to },
    prepare: {
      kind: 'list-options',
      type: wireType(type),
      options: {
        // A batch that was refused half-way has made the name already.
        customLists: settings.customLists.includes(to) ? settings.customLists : [...settings.customLists, to],
        sectionOrder: order.includes(to)
          ? order
          : order.flatMap((name) => (name === from ? [name, to] : [name])),
      },
    },
    changes: members.map(
      ({ mediaId, entryId, title, customLists }): BatchChange => ({
        mediaId,
        entryId,
        title,
        before: { customLists },
        after: { customLists: [...new Set(renamedIn(customLists, from, to))] },
      }),
    ),
    conclude: { kind: 'delete-custom-list', type: wireType(type), name: from },
  };
}

/** The batch that deletes a list: one request, since the service takes it off every entry. */
export function deleteBatch(type: ListType, name: string): BatchInput {
  return {
    action: 'delete-list',
    type: wireType(type),
    detail: { name },
    changes: [],
    conclude: { kind: 'delete-custom-list', type: wireType(type), name },
  };
}

/** The order as the user arranged it, with what the stored one has besides. */
export function arrangedOrder(settings: ListSettings, arranged: readonly string[]): ListSettingsInput {
  return { sectionOrder: orderToStore(settings.sectionOrder, arranged) };
}

export function settingsOfType(settings: ViewerListSettings, type: ListType): ListSettings {
  return type === 'anime' ? settings.anime : settings.manga;
}

function orderOf(settings: ListSettings, type: ListType): readonly string[] {
  return orderToStore(
    settings.sectionOrder,
    arrangeSections(settings, type).map(({ name }) => name),
  );
}
