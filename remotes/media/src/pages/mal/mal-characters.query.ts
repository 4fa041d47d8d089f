import { type MalImages, type MalType, malQuery } from '@tsugi/data/operation';

export interface MalPersonWire {
  readonly mal_id: number;
  readonly url: string;
  readonly name: string;
  readonly images?: MalImages;
}

interface Wire {
  readonly role: string;
  readonly character: MalPersonWire;
  readonly voice_actors?: readonly { readonly language: string; readonly person: MalPersonWire }[];
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
      ...toMalPerson(character),
      role,
      voiceActors: voice_actors.map(({ language, person }) => ({ ...toMalPerson(person), language })),
    })),
});

export function toMalPerson({ mal_id, url, name, images }: MalPersonWire): MalPerson {
  return { malId: mal_id, url, name, image: images?.webp?.image_url ?? images?.jpg?.image_url ?? null };
}
