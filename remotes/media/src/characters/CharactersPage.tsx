import { usePages } from '@tsugi/data';
import { mediaCharacters } from '@tsugi/data/operations/media-characters';
import { useSearchParams } from '@tsugi/router';
import { PageTitle } from '@tsugi/ui';
import { PanelBoundary } from '@tsugi/ui/components';
import { titleOf } from '../media/title-of.ts';
import { useMedia } from '../media/use-media.ts';
import { EndlessPeople } from '../people/EndlessPeople.tsx';
import { listedCharacters } from '../people/listed-people.ts';
import { PersonList } from '../people/PersonList.tsx';
import { defaultLanguage, voiceLanguages } from '../people/voice-language.ts';
import classes from './CharactersPage.module.css';
import { parseLanguage, withLanguage } from './params.ts';

/** All characters of a media, with their voices in a chosen language. */
export function CharactersPage() {
  const { key, data: media } = useMedia();
  const pages = usePages(mediaCharacters, key ? { id: key.id } : null);
  const [search, setSearch] = useSearchParams();
  const languages = voiceLanguages(pages.items);
  const standard = defaultLanguage(languages, media?.countryOfOrigin);
  const asked = parseLanguage(search);
  const language = asked && languages.includes(asked) ? asked : standard;

  return (
    <PanelBoundary message="Characters error">
      {media && <PageTitle title={titleOf(media)} sub="Characters" />}
      <div className={classes.head}>
        <h2 className={classes.title}>Characters</h2>
        {languages.length > 1 && (
          <label className={classes.language}>
            <span>Voices</span>
            <select
              value={language}
              onChange={({ target }) =>
                setSearch(withLanguage(search, target.value === standard ? undefined : target.value), {
                  replace: true,
                  preventScrollReset: true,
                })
              }
            >
              {languages.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </select>
          </label>
        )}
      </div>
      <EndlessPeople
        pages={pages}
        hasVoices={key?.type === 'ANIME'}
        emptyText="No characters are known yet."
        errorText="The characters could not be loaded"
      >
        {(edges) => <PersonList label="Characters" people={listedCharacters(edges, language)} />}
      </EndlessPeople>
    </PanelBoundary>
  );
}
