import classes from './PersonCard.module.css';

export interface Person {
  readonly name: string;
  readonly image: string | null | undefined;
  /** One muted line: the role, or the language. */
  readonly detail: string;
}

export interface PersonCardProps {
  readonly person: Person;
  /** Who gives the person a voice, at the far end. */
  readonly voice?: Person | undefined;
}

/** A character or a member of the staff: all cards of a list have one height. */
export function PersonCard({ person, voice }: PersonCardProps) {
  return (
    <li className={classes.card}>
      <Half person={person} />
      {voice && <Half person={voice} isVoice />}
    </li>
  );
}

function Half({ person, isVoice = false }: { readonly person: Person; readonly isVoice?: boolean }) {
  return (
    <div className={classes.half} data-voice={isVoice ? '' : undefined}>
      <span className={classes.picture}>
        {person.image && <img src={person.image} alt="" loading="lazy" decoding="async" />}
      </span>
      <div className={classes.text}>
        <p className={classes.name}>{person.name}</p>
        <p className={classes.detail}>{person.detail}</p>
      </div>
    </div>
  );
}
