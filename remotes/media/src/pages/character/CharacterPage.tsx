import { usePages } from '@tsugi/data';
import { useFavourite } from '@tsugi/data/controls';
import type { CharacterInfo } from '@tsugi/data/operations/character-info';
import { t } from '@tsugi/i18n/macro';
import { PanelBoundary } from '@tsugi/ui/components';
import { enumLabel } from '../../model/enum-label.ts';
import { EndlessPeople } from '../../model/people/EndlessPeople.tsx';
import { listedVoices, mediaAsPerson } from '../../model/people/listed-people.ts';
import { PersonFrame } from '../../model/people/PersonFrame.tsx';
import { type ListedPerson, PersonList } from '../../model/people/PersonList.tsx';
import { PersonPage, type WorksOf } from '../../model/people/PersonPage.tsx';
import { PersonSkeleton } from '../../model/people/PersonSkeleton.tsx';
import { characterFacts } from '../../model/people/person-facts.ts';
import { personNames } from '../../model/people/person-names.ts';
import { useVoices } from '../../model/people/use-voices.ts';
import { VoiceSelects } from '../../model/people/VoiceSelects.tsx';
import type { VoiceChoice } from '../../model/people/voice-language.ts';
import { EverythingButton, WorksHead } from '../../model/people/WorksHead.tsx';
import { type CharacterMediaEdge, characterPage } from './character-page.query.ts';

/** A character: who it is, and the media that it appears in with its voices. */
export function CharacterPage() {
  return (
    <PersonPage
      label={t`Character`}
      missing={t`There is no such character`}
      message={t`Character page error`}
      operation={characterPage}
      variables={(id, { query }) => ({ id, page: 1, ...query })}
      personOf={(data) => data.character}
      skeleton={(name) => <PersonSkeleton name={name} />}
    >
      {(character, works) => <Character character={character} {...works} />}
    </PersonPage>
  );
}

interface CharacterProps extends WorksOf {
  readonly character: CharacterInfo;
}

function Character({ character, works, missing, notice }: CharacterProps) {
  const { id, isFavourite, favourites } = character;
  const names = personNames(id, character.name);
  const favourite = useFavourite({ kind: 'character', id, isFavourite, favourites, title: names.title });
  return (
    <PersonFrame
      kind="character"
      person={character}
      names={names}
      eyebrow={[t`Character`]}
      facts={characterFacts(character, favourite.favourites ?? favourites)}
      favourite={favourite}
    >
      {notice}
      <PanelBoundary message={t`Media error`}>
        <CharacterMedia id={id} works={works} missing={missing} />
      </PanelBoundary>
    </PersonFrame>
  );
}

type CharacterMediaProps = Pick<CharacterProps, 'works' | 'missing'> & { readonly id: number };

function CharacterMedia({ id, works, missing }: CharacterMediaProps) {
  const pages = usePages(characterPage, { id, ...works.query });
  const voices = useVoices(pages.items, pages.items[0]?.media.countryOfOrigin);
  return (
    <section aria-label={t`Appears in`}>
      <WorksHead title={t`Appears in`} works={works} standardSort="POPULARITY_DESC">
        <VoiceSelects voices={voices} />
      </WorksHead>
      <EndlessPeople
        pages={pages}
        namedAbove={missing}
        hasVoices
        emptyText={
          works.asked.list === undefined ? t`No titles are known yet.` : t`No title is left by this filter.`
        }
        emptyAction={<EverythingButton works={works} />}
        errorText={t`The titles could not be loaded`}
      >
        {(edges) => <PersonList label={t`Appears in`} people={listedWorks(edges, voices)} />}
      </EndlessPeople>
    </section>
  );
}

/** The media of a character, each with the role there and the voices. */
function listedWorks(edges: readonly CharacterMediaEdge[], choice: VoiceChoice): readonly ListedPerson[] {
  return edges.map(({ id, role, name, media, voiceActorRoles }) => ({
    key: String(id),
    person: mediaAsPerson(media, enumLabel(role), name && t`as ${name}`),
    voices: listedVoices({ voiceActorRoles }, choice),
  }));
}
