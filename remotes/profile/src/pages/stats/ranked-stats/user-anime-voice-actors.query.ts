import { present, required, trackerQuery } from '@tsugi/data/operation';
import type { UserAnimeVoiceActorsQuery } from '../../../generated/operations.ts';
import { RANKED, type RankedItem, toPerson, toRanked } from './user-statistics.ts';

export interface VoiceActorStatistic extends RankedItem {
  readonly voiceActor: { readonly id: number; readonly name: string; readonly image: string | null };
  readonly characterIds: readonly number[];
}

/** The voice actors of a user's anime list. */
export const userAnimeVoiceActors = trackerQuery<
  UserAnimeVoiceActorsQuery,
  { readonly name: string },
  readonly VoiceActorStatistic[]
>({
  name: 'user-anime-voice-actors',
  shape: 1,
  document: `query UserAnimeVoiceActors($name: String) {
  User(name: $name) { id statistics { anime { voiceActors { characterIds voiceActor { id name { userPreferred } image { large } } ${RANKED} } } } }
}`,
  cache: { type: 'default', expiresInSeconds: 30 * 86_400, freshForSeconds: 600 },
  variables: ({ name }) => ({ name: required(name || undefined, 'A user name') }),
  select: ({ User }) =>
    present(User?.statistics?.anime?.voiceActors).flatMap(({ voiceActor, characterIds, ...item }) =>
      voiceActor
        ? { ...toRanked(item), voiceActor: toPerson(voiceActor), characterIds: present(characterIds) }
        : [],
    ),
});
