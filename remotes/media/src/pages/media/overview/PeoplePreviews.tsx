import { present } from '@tsugi/data/operation';
import { t } from '@tsugi/i18n/macro';
import { AppLink } from '@tsugi/ui';
import type { MediaDetail } from '../../../model/media/media-detail.query.ts';
import { Panel } from '../../../model/panel/Panel.tsx';
import { listedCharacters, listedStaff } from '../../../model/people/listed-people.ts';
import { PersonList } from '../../../model/people/PersonList.tsx';
import { defaultLanguage, voiceLanguages } from '../../../model/people/voice-language.ts';

/** The first characters, as many as the media came with, with their voices. */
export function CharacterPreview({ media }: { readonly media: MediaDetail }) {
  const edges = present(media.characters?.edges);
  if (edges.length === 0) return null;
  const language = defaultLanguage(voiceLanguages(edges), media.countryOfOrigin);
  return (
    <Panel title={t`Characters`} action={<AppLink to="characters">{t`All characters`}</AppLink>}>
      <PersonList
        label={t`Characters`}
        people={listedCharacters(edges, { language }, media.mediaListEntry)}
      />
    </Panel>
  );
}

/** The first members of the staff. */
export function StaffPreview({ staff }: { readonly staff: MediaDetail['staff'] }) {
  const edges = present(staff?.edges);
  if (edges.length === 0) return null;
  return (
    <Panel title={t`Staff`} action={<AppLink to="staff">{t`All staff`}</AppLink>}>
      <PersonList label={t`Staff`} people={listedStaff(edges)} />
    </Panel>
  );
}
