import { useSearchParams } from '@tsugi/router';
import {
  defaultLanguage,
  dubGroups,
  type Voice,
  type VoiceChoice,
  voiceLanguages,
} from './voice-language.ts';
import { parseVoices, withVoices } from './voice-params.ts';

export interface Voices extends VoiceChoice {
  readonly languages: readonly string[];
  readonly dubGroups: readonly string[];
  readonly chooseLanguage: (language: string) => void;
  readonly chooseDubGroup: (dubGroup: string | undefined) => void;
}

interface Edge {
  readonly voiceActorRoles?: readonly (Voice | null)[] | null;
}

/** The voices that are shown of these characters: what the URL says where there are such, else the usual ones. */
export function useVoices(edges: readonly Edge[], country: string | null | undefined): Voices {
  const [search, setSearch] = useSearchParams();
  const asked = parseVoices(search);
  const languages = voiceLanguages(edges);
  const standard = defaultLanguage(languages, country);
  const language = languages.find((one) => one.toLowerCase() === asked.language) ?? standard;
  const groups = dubGroups(edges, language);
  const dubGroup = asked.dubGroup && groups.includes(asked.dubGroup) ? asked.dubGroup : undefined;
  const choose = (choice: VoiceChoice) =>
    setSearch(
      withVoices(search, {
        language: choice.language === standard ? undefined : choice.language,
        dubGroup: choice.dubGroup,
      }),
      { replace: true, preventScrollReset: true },
    );
  return {
    language,
    dubGroup,
    languages,
    dubGroups: groups,
    chooseLanguage: (next) => choose({ language: next }),
    chooseDubGroup: (next) => choose({ language, dubGroup: next }),
  };
}
