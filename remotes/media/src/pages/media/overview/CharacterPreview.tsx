import { AppLink } from '@tsugi/ui';
import type { MediaDetail } from '../../../model/media/media-detail.query.ts';
import { Panel } from '../../../model/panel/Panel.tsx';
import { listedCharacters } from '../../../model/people/listed-people.ts';
import { PersonList } from '../../../model/people/PersonList.tsx';
import { defaultLanguage, voiceLanguages } from '../../../model/people/voice-language.ts';
import { present } from '../../../model/present.ts';

const PREVIEW_COUNT = 6;

export interface CharacterPreviewProps {
  readonly characters: MediaDetail['characters'];
  readonly country: string | null;
}

/** The first characters with their voices. */
export function CharacterPreview({ characters, country }: CharacterPreviewProps) {
  const edges = present(characters?.edges).slice(0, PREVIEW_COUNT);
  if (edges.length === 0) return null;
  const language = defaultLanguage(voiceLanguages(edges), country);
  return (
    <Panel title="Characters" action={<AppLink to="characters">All characters</AppLink>}>
      <PersonList label="Characters" people={listedCharacters(edges, { language })} />
    </Panel>
  );
}
