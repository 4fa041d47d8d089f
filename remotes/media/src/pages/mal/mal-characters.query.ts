import { type MalImages, type MalType, malQuery } from '@tsugi/data/operation';

interface Wire {
  readonly role: string;
  readonly character: {
    readonly mal_id: number;
    readonly url: string;
    readonly name: string;
    readonly images?: MalImages;
  };
  readonly voice_actors?: readonly {
    readonly language: string;
    readonly person: {
      readonly mal_id: number;
      readonly url: string;
      readonly name: string;
      readonly images?: MalImages;
    };
  }[];
}

export interface MalPerson {
  readonly malId: number;
  readonly url: string;
  readonly name: string;
  readonly image: string | null;
}

export interface MalCharacter extends MalPerson {
  readonly role: string;
  readonly voiceActors: readonly (MalPerson & { readonly language: string })[];
}

/** The characters of a work, with their voices. */
export const malCharacters = malQuery<
  readonly Wire[],
  { readonly type: MalType; readonly malId: number },
  readonly MalCharacter[]
>({
  name: 'mal-characters',
  shape: 1,
  path: ({ type, malId }) => `/${type}/${malId}/characters`,
  select: (characters) =>
    characters.map(({ role, character, voice_actors = [] }) => ({
      ...toPerson(character),
      role,
      voiceActors: voice_actors.map(({ language, person }) => ({ ...toPerson(person), language })),
    })),
});

function toPerson({ mal_id, url, name, images }: Wire['character']): MalPerson {
  return { malId: mal_id, url, name, image: images?.webp?.image_url ?? images?.jpg?.image_url ?? null };
}
