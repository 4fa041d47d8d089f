import { type ApiError, useQuery } from '@tsugi/data';
import { t } from '@tsugi/i18n/macro';
import { FailureState } from '@tsugi/ui/components';
import type { ReactNode } from 'react';
import type { MalKey } from '../../model/media/mal-params.ts';
import { Panel } from '../../model/panel/Panel.tsx';
import { useShownFirst } from '../../model/panel/use-shown-first.tsx';
import { type ListedPerson, PersonList, PersonListSkeleton } from '../../model/people/PersonList.tsx';
import { useVoices } from '../../model/people/use-voices.ts';
import { VoiceSelects } from '../../model/people/VoiceSelects.tsx';
import { malCharacters } from './mal-characters.query.ts';
import { malCharacterRows, malStaffRows, voicedCharacters } from './mal-people.ts';
import { malStaff } from './mal-staff.query.ts';

/** The characters of a work at the MAL-style service, those of an anime with their voices in a chosen language. */
export function MalCharacters({ malKey }: { readonly malKey: MalKey }) {
  const { data, error, retry } = useQuery(malCharacters, malKey);
  const characters = voicedCharacters(data ?? []);
  const voices = useVoices(characters, undefined);
  return (
    <People
      title={t`Characters`}
      errorText={t`The characters could not be loaded`}
      first={6}
      people={data && malCharacterRows(characters, voices.language)}
      hasVoices={malKey.type === 'anime'}
      action={<VoiceSelects voices={voices} />}
      error={error}
      onRetry={retry}
    />
  );
}

/** Who made an anime; the service has no staff of manga. */
export function MalStaff({ malId }: { readonly malId: number }) {
  const { data, error, retry } = useQuery(malStaff, { malId });
  return (
    <People
      title={t`Staff`}
      errorText={t`The staff could not be loaded`}
      first={8}
      people={data && malStaffRows(data)}
      hasVoices={false}
      error={error}
      onRetry={retry}
    />
  );
}

interface PeopleProps {
  readonly title: string;
  readonly errorText: string;
  /** How many are shown before 'Show all'. */
  readonly first: number;
  /** Undefined while they load. */
  readonly people: readonly ListedPerson[] | undefined;
  readonly hasVoices: boolean;
  readonly action?: ReactNode;
  readonly error: ApiError | undefined;
  readonly onRetry: () => void;
}

/** The service sends all people of a work at once: the rest is shown in place. */
function People({ title, errorText, first, people, hasVoices, action, error, onRetry }: PeopleProps) {
  const [shown, more] = useShownFirst(people ?? [], first);
  // A work without people is 'not found' at some hosts of the service.
  if (people ? people.length === 0 : error?.kind === 'not-found') return null;
  return (
    <Panel title={title} action={action && <div className="wrap gap-3">{action}</div>}>
      {people && <PersonList label={title} people={shown} />}
      {!people && error && <FailureState failure={error} compact title={errorText} onRetry={onRetry} />}
      {!people && !error && <PersonListSkeleton hasVoices={hasVoices} count={first} />}
      {more}
    </Panel>
  );
}
