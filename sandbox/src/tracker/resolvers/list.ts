import type { Entry } from '../../community/entry.ts';
import { scoreIn } from '../../community/scores.ts';
import type { ListTypeOptions, ScoreFormat, User } from '../../community/user.ts';
import type { Context, Resolver } from '../context.ts';

function ownerOf(
  entry: Entry,
  { world }: Context,
): { user: User | undefined; options: ListTypeOptions | undefined } {
  const user = world.community.users[entry.userId - 1];
  return {
    user,
    options: world.catalogue.byId.get(entry.mediaId)?.type === 'MANGA' ? user?.mangaList : user?.animeList,
  };
}

const entry: Readonly<Record<string, Resolver<Entry, never>>> = {
  score: (source, args: { format?: ScoreFormat | null }, context) =>
    scoreIn(args.format ?? ownerOf(source, context).user?.scoreFormat ?? 'POINT_10_DECIMAL', source.rawScore),
  private: (source) => source.isPrivate,
  customLists: (source, args: { asArray?: boolean | null }, context) => {
    const names = ownerOf(source, context).options?.customLists ?? [];
    if (args.asArray) {
      return names.map((name) => ({ name, enabled: source.customLists.includes(name) }));
    }
    return names.length === 0
      ? null
      : Object.fromEntries(names.map((name) => [name, source.customLists.includes(name)]));
  },
  advancedScores: (source, _, context) =>
    Object.fromEntries(
      (ownerOf(source, context).options?.advancedScoring ?? []).map((name) => [
        name,
        source.advancedScores[name] ?? 0,
      ]),
    ),
  media: (source, _, { world }) => world.catalogue.byId.get(source.mediaId),
  user: (source, _, context) => ownerOf(source, context).user,
};

export const listResolvers = { MediaList: entry };
