import { present } from '@tsugi/data/operation';

export interface Voice {
  readonly roleNotes?: string | null;
  readonly dubGroup?: string | null;
  readonly voiceActor: { readonly id: number; readonly language?: string | null } | null;
}

/** Whose voices are shown. */
export interface VoiceChoice {
  readonly language: string | undefined;
  /** One of several recordings in the language; undefined for that of each character's first voice. */
  readonly dubGroup?: string | undefined;
}

type WithVoices<V extends Voice> = { readonly voiceActorRoles?: readonly (V | null)[] | null };

const HOME_LANGUAGES: Readonly<Record<string, string>> = { KR: 'Korean', CN: 'Chinese', TW: 'Taiwanese' };

/** Every language of the voice actors here, in the order of their first voice. */
export function voiceLanguages(edges: readonly WithVoices<Voice>[]): readonly string[] {
  const voices = edges.flatMap((edge) => present(edge.voiceActorRoles));
  return [...new Set(voices.flatMap(({ voiceActor }) => voiceActor?.language ?? []))];
}

/** The recordings in a language, by name; none when there is nothing to choose between. */
export function dubGroups(
  edges: readonly WithVoices<Voice>[],
  language: string | undefined,
): readonly string[] {
  const voices = edges.flatMap((edge) => inLanguage(edge, language));
  const names = new Set(voices.map(({ dubGroup }) => dubGroup || undefined));
  return names.size > 1 ? [...names].flatMap((name) => name ?? []) : [];
}

/**
 * The language to begin with: that of the country of origin where it is spoken, then Japanese, then Chinese,
 * then the first there is.
 */
export function defaultLanguage(
  languages: readonly string[],
  country: string | null | undefined,
): string | undefined {
  const wanted = [HOME_LANGUAGES[country ?? ''], 'Japanese', 'Chinese'];
  return wanted.find((language) => language && languages.includes(language)) ?? languages[0];
}

/** The voices of one character in a language and one recording. */
export function voicesIn<V extends Voice>(
  edge: WithVoices<V>,
  { language, dubGroup }: VoiceChoice,
): readonly V[] {
  const voices = inLanguage(edge, language);
  const group = dubGroup ?? (voices[0]?.dubGroup || undefined);
  return voices.filter((voice) => (voice.dubGroup || undefined) === group);
}

function inLanguage<V extends Voice>(edge: WithVoices<V>, language: string | undefined): readonly V[] {
  return present(edge.voiceActorRoles).filter(({ voiceActor }) => voiceActor?.language === language);
}
