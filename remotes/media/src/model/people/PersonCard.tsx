import { AppLink, VisuallyHidden } from '@tsugi/ui';
import type { CSSProperties } from 'react';
import type { Picture } from '../picture.ts';
import classes from './PersonCard.module.css';

export interface Person {
  /** Unique among the voices of a card. */
  readonly id: number;
  readonly name: string;
  /** Where the name leads: a path from the product's root, or a page of another site. Undefined: the name is no link. */
  readonly to: string | undefined;
  readonly image: Picture | undefined;
  /** The media's own colour, where it is one. */
  readonly color?: string | null | undefined;
  /** One muted line: the role, or the language. */
  readonly detail: string;
}

export interface PersonCardProps {
  readonly person: Person;
  /** Who gives the person a voice, at the far end; of several in one language one below the other. */
  readonly voices?: readonly Person[] | undefined;
}

/** A character, a member of the staff or a media: all cards of a list have one height. */
export function PersonCard({ person, voices = [] }: PersonCardProps) {
  return (
    <li className={classes.card}>
      <Half person={person} />
      {voices.length > 0 && (
        <div className={classes.voices}>
          {voices.map((voice) => (
            <Half key={voice.id} person={voice} isVoice />
          ))}
        </div>
      )}
    </li>
  );
}

function Half({ person, isVoice = false }: { readonly person: Person; readonly isVoice?: boolean }) {
  const { name, to, image, color, detail } = person;
  // Custom properties are not part of CSSProperties.
  const style = color ? ({ '--cover-color': color } as CSSProperties) : undefined;
  return (
    <div className={classes.half} data-voice={isVoice ? '' : undefined}>
      <span className={classes.picture} style={style}>
        {image && (
          <img
            key={image.src}
            src={image.src}
            srcSet={image.srcSet}
            sizes="60px"
            alt=""
            loading="lazy"
            decoding="async"
            width={60}
            height={84}
          />
        )}
      </span>
      <div className={classes.text}>
        <Name name={name} to={to} />
        <p className={classes.detail}>{detail}</p>
      </div>
    </div>
  );
}

function Name({ name, to }: Pick<Person, 'name' | 'to'>) {
  if (!to) return <span className={classes.name}>{name}</span>;
  const isOtherSite = !to.startsWith('/');
  return (
    <AppLink
      className={classes.name}
      to={to}
      title={name}
      {...(isOtherSite ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      {name}
      {isOtherSite && <VisuallyHidden> (opens in a new tab)</VisuallyHidden>}
    </AppLink>
  );
}
