/** The parameters of the URL with the language of the voices, in lower case, and the recording in that language. */
const LANGUAGE = 'voices';
const DUB_GROUP = 'dub';

export interface VoiceParams {
  /** In lower case. */
  readonly language: string | undefined;
  readonly dubGroup: string | undefined;
}

/** Total: nothing, or a text that is no language's name ("Portuguese (BR)"), gives undefined, the default. */
export function parseVoices(search: URLSearchParams): VoiceParams {
  const value = (search.get(LANGUAGE) ?? '').toLowerCase();
  return {
    language: /^[a-z][a-z ()]{2,29}$/.test(value) ? value : undefined,
    dubGroup: search.get(DUB_GROUP) || undefined,
  };
}

/** The search parameters with this choice; defaults are left out. Others stay as they are. */
export function withVoices(search: URLSearchParams, { language, dubGroup }: VoiceParams): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete(LANGUAGE);
  next.delete(DUB_GROUP);
  if (language !== undefined) next.set(LANGUAGE, language.toLowerCase());
  if (dubGroup) next.set(DUB_GROUP, dubGroup);
  return next;
}
