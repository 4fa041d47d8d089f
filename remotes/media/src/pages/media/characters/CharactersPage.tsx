import { usePages } from '@tsugi/data';
import { t } from '@tsugi/i18n/macro';
import { PageTitle } from '@tsugi/ui';
import { PanelBoundary } from '@tsugi/ui/components';
import { titleOf } from '../../../model/media/title-of.ts';
import { useMedia } from '../../../model/media/use-media.ts';
import { EndlessPeople, useFirstPeople } from '../../../model/people/EndlessPeople.tsx';
import { listedCharacters } from '../../../model/people/listed-people.ts';
import { PersonList } from '../../../model/people/PersonList.tsx';
import { useVoices } from '../../../model/people/use-voices.ts';
import { VoiceSelects } from '../../../model/people/VoiceSelects.tsx';
import classes from './CharactersPage.module.css';
import { mediaCharacters } from './media-characters.query.ts';

/** All characters of a media, with their voices in a chosen language. */
export function CharactersPage() {
  const { key, data: media } = useMedia();
  const pages = usePages(mediaCharacters, key ? { id: key.id } : null);
  const first = useFirstPeople(pages);
  const voices = useVoices(pages.items, media?.countryOfOrigin);

  return (
    <PanelBoundary message={t`Characters error`}>
      {media && <PageTitle title={titleOf(media)} sub={t`Characters`} />}
      <div className={`row gap-3 ${classes.head}`}>
        <h2 className={classes.title}>{t`Characters`}</h2>
        <div className="wrap gap-3">
          <VoiceSelects voices={voices} />
        </div>
      </div>
      <EndlessPeople
        pages={first}
        hasVoices={key?.type === 'ANIME'}
        emptyText={t`No characters are known yet.`}
        errorText={t`The characters could not be loaded`}
      >
        {(edges) => (
          <PersonList label={t`Characters`} people={listedCharacters(edges, voices, media?.mediaListEntry)} />
        )}
      </EndlessPeople>
    </PanelBoundary>
  );
}
