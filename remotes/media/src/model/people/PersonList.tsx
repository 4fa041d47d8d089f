import { t } from '@tsugi/i18n/macro';
import { AppLink, VisuallyHidden } from '@tsugi/ui';
import { Hidden, Skeleton, useShield } from '@tsugi/ui/components';
import { PERSON_WIDTH } from '../picture.ts';
import classes from './PersonList.module.css';

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
    <ul className={`grid gap-3 ${classes.list}`} aria-label={label} data-voices={hasVoices ? '' : undefined}>
      {people.map(({ key, person, voices }) => (
        <PersonCard key={key} person={person} voices={voices} />
      ))}
    </ul>
  );
}

interface PersonListSkeletonProps {
  readonly hasVoices: boolean;
  readonly count?: number;
}

/** Stands where cards of people will stand. */
export function PersonListSkeleton({ hasVoices, count = 12 }: PersonListSkeletonProps) {
  return (
    <div className={`grid gap-3 ${classes.list}`} data-voices={hasVoices ? '' : undefined} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike and never move
        <div key={index} className={`grid panel ${classes.card}`}>
          <div className={classes.half}>
            <span className={classes.picture} />
            <div className={`grid narrow ${classes.text}`}>
              <Skeleton width="70%" height={14} />
              <Skeleton width="40%" height={12} />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}

export interface Person {
  /** Unique among the voices of a card. */
  readonly id: number;
  readonly name: string;
  /** Where the name leads: a path from the product's root, or a page of another site. Undefined: the name is no link. */
  readonly to: string | undefined;
  readonly image: string | null;
  /** The media's own colour, where it is one. */
  readonly color?: string | null | undefined;
  /** What the picture is hidden by from those who have not completed the work. Undefined: it tells nothing of the story. */
  readonly hiddenBy?: number | string | undefined;
  /** One muted line: the role, or the language. */
  readonly detail: string;
}

interface PersonCardProps {
  readonly person: Person;
  /** Who gives the person a voice, at the far end; of several in one language one below the other. */
  readonly voices?: readonly Person[] | undefined;
}

/** A character, a member of the staff or a media: all cards of a list have one height. */
function PersonCard({ person, voices = [] }: PersonCardProps) {
  return (
    <li className={`grid panel ${classes.card}`}>
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
  const { name, to, image, color, detail, hiddenBy } = person;
  const isHidden = useShield('characters', hiddenBy ?? '', hiddenBy === undefined);
  const style = color ? { '--cover-color': color } : undefined;
  return (
    <div className={classes.half} data-voice={isVoice ? '' : undefined}>
      <span className={classes.picture} style={style}>
        {image && isHidden && hiddenBy !== undefined && (
          <Hidden shield="characters" of={hiddenBy} name={name} look="picture" />
        )}
        {image && !isHidden && (
          <img
            key={image}
            src={image}
            alt=""
            loading="lazy"
            decoding="async"
            width={PERSON_WIDTH}
            height={84}
          />
        )}
      </span>
      <div className={`grid narrow ${classes.text}`}>
        <Name name={name} to={to} />
        <p className={`fine ${classes.detail}`}>{detail}</p>
      </div>
    </div>
  );
}

function Name({ name, to }: Pick<Person, 'name' | 'to'>) {
  if (!to) return <span className={`label anywhere ${classes.name}`}>{name}</span>;
  const isOtherSite = !to.startsWith('/');
  return (
    <AppLink
      className={`label anywhere ${classes.name}`}
      to={to}
      title={name}
      {...(isOtherSite ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      {name}
      {isOtherSite && <VisuallyHidden> {t`(opens in a new tab)`}</VisuallyHidden>}
    </AppLink>
  );
}
