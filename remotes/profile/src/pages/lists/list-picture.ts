import { plural, t } from '@tsugi/i18n/macro';
import type { ListType } from '@tsugi/lists/list-type';
import type { SharePicture } from '@tsugi/ui/components';
import type { ListResult } from './worker/list.protocol.ts';

/** What is drawn of a list that is shared: its first covers. Others would not see what is private, and did not ask to see adult works. */
export function listPicture(
  type: ListType,
  owner: string,
  { cards, passed, listName }: Pick<ListResult, 'cards' | 'passed' | 'listName'>,
): SharePicture {
  const shown = cards.filter((card) => !card.private && !card.media.isAdult);
  const name = listName ?? (type === 'anime' ? t`Anime list` : t`Manga list`);
  return {
    title: t({ message: `${{ name: owner }}: ${{ list: name }}`, context: 'list of a user' }),
    facts: [plural({ titles: passed }, { one: '# title', other: '# titles' })],
    covers: shown.flatMap(({ media }) => media.coverImage.large ?? []),
    color: shown[0]?.media.coverImage.color ?? null,
  };
}
