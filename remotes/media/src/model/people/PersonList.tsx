import classes from './PersonCard.module.css';
import { type Person, PersonCard } from './PersonCard.tsx';

export interface ListedPerson {
  /** Unique in its list. */
  readonly key: string;
  readonly person: Person;
  readonly voices?: readonly Person[] | undefined;
}

export interface PersonListProps {
  /** Names the list for assistive technology. */
  readonly label: string;
  readonly people: readonly ListedPerson[];
}

/** People in cards of one height. Where a character has a voice, all cards are wide enough for two. */
export function PersonList({ label, people }: PersonListProps) {
  const hasVoices = people.some(({ voices = [] }) => voices.length > 0);
  return (
    <ul className={classes.list} aria-label={label} data-voices={hasVoices ? '' : undefined}>
      {people.map(({ key, person, voices }) => (
        <PersonCard key={key} person={person} voices={voices} />
      ))}
    </ul>
  );
}
