import { type MissingPart, usePages, useQuery } from '@tsugi/data';
import { useFavourite } from '@tsugi/data/mutations';
import type { CharacterInfo } from '@tsugi/data/operations/character-info';
import { useParams } from '@tsugi/router';
import { MissingParts, PanelBoundary } from '@tsugi/ui/components';
import type { ReactNode } from 'react';
import { enumLabel } from '../../model/enum-label.ts';
import { PageFailure } from '../../model/PageFailure.tsx';
import { parseId } from '../../model/parse-id.ts';
import { EndlessPeople } from '../../model/people/EndlessPeople.tsx';
import { listedVoices, mediaAsPerson } from '../../model/people/listed-people.ts';
import { PersonFrame } from '../../model/people/PersonFrame.tsx';
import { type ListedPerson, PersonList } from '../../model/people/PersonList.tsx';
import { PersonSkeleton } from '../../model/people/PersonSkeleton.tsx';
import { characterFacts } from '../../model/people/person-facts.ts';
import { personNames } from '../../model/people/person-names.ts';
import { useLast } from '../../model/people/use-last.ts';
import { useVoices } from '../../model/people/use-voices.ts';
import { useWorks, type Works } from '../../model/people/use-works.ts';
import { VoiceSelects } from '../../model/people/VoiceSelects.tsx';
import type { VoiceChoice } from '../../model/people/voice-language.ts';
import { EverythingButton, WorksHead } from '../../model/people/WorksHead.tsx';
import { readableName } from '../../model/readable-name.ts';
import { type CharacterMediaEdge, characterPage } from './character-page.query.ts';

const MISSING = 'There is no such character';

/** A character: who it is, and the media that it appears in with its voices. */
export function CharacterPage() {
  const { id: segment, name } = useParams();
  const id = parseId(segment);
  if (id === undefined) return <PageFailure missing={MISSING} error={undefined} onRetry={() => {}} />;
  return <LoadedCharacter key={id} id={id} name={name} />;
}

function LoadedCharacter({ id, name }: { readonly id: number; readonly name: string | undefined }) {
  const works = useWorks();
  // The same request as the first page of the list.
  const { data, status, error, missing, retry } = useQuery(characterPage, { id, page: 1, ...works.query });
  const character = useLast(data?.character ?? undefined);

  if (!character && status === 'error')
    return <PageFailure missing={MISSING} error={error} onRetry={retry} />;
  if (!character) return <PersonSkeleton name={readableName(name, 'Character')} />;
  return (
    <PanelBoundary message="Character page error" extent="page">
      <Character character={character} works={works} missing={missing}>
        <MissingParts missing={missing} onRetry={retry} />
      </Character>
    </PanelBoundary>
  );
}

interface CharacterProps {
  readonly character: CharacterInfo;
  readonly works: Works;
  readonly missing: readonly MissingPart[];
  readonly children: ReactNode;
}

function Character({ character, works, missing, children }: CharacterProps) {
  const { id, isFavourite, favourites } = character;
  const names = personNames(id, character.name);
  const favourite = useFavourite({ kind: 'character', id, isFavourite, favourites, title: names.title });
  return (
    <PersonFrame
      kind="character"
      person={character}
      names={names}
      eyebrow={['Character']}
      facts={characterFacts(character, favourite.favourites ?? favourites)}
      favourite={favourite}
    >
      {children}
      <PanelBoundary message="Media error">
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
    <section aria-label="Appears in">
      <WorksHead title="Appears in" works={works} standardSort="POPULARITY_DESC">
        <VoiceSelects voices={voices} />
      </WorksHead>
      <EndlessPeople
        pages={pages}
        namedAbove={missing}
        hasVoices
        emptyText={
          works.asked.list === undefined ? 'No titles are known yet.' : 'No title is left by this filter.'
        }
        emptyAction={<EverythingButton works={works} />}
        errorText="The titles could not be loaded"
      >
        {(edges) => <PersonList label="Appears in" people={listedWorks(edges, voices)} />}
      </EndlessPeople>
    </section>
  );
}

/** The media of a character, each with the role there and the voices. */
function listedWorks(edges: readonly CharacterMediaEdge[], choice: VoiceChoice): readonly ListedPerson[] {
  return edges.map(({ id, role, name, media, voiceActorRoles }) => ({
    key: String(id),
    person: mediaAsPerson(media, enumLabel(role), name && `as ${name}`),
    voices: listedVoices({ voiceActorRoles }, choice),
  }));
}
