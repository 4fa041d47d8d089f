import { personPath } from '@tsugi/data/pure';
import { plural, t } from '@tsugi/i18n/macro';
import { Avatar, CoverImage, formatCompact, formatNumber, joinItems, TitleLink } from '@tsugi/ui/components';
import { Heart } from 'lucide-react';
import type { PeopleKind } from '../../model/people-kinds.ts';
import classes from './People.module.css';
import type { PersonCard } from './person-card.ts';

export interface PersonTileProps {
  readonly kind: PeopleKind;
  readonly person: PersonCard;
  /** In sight when the page is opened. */
  readonly priority: boolean;
}

/** A picture, a name, and one line about them. */
export function PersonTile({ kind, person, priority }: PersonTileProps) {
  const { name, nativeName, image } = person;
  const { favourites } = person.facts;
  const facts = factsOf(kind, person);
  return (
    <div className={`stack gap-2 ${classes.tile}`}>
      {kind === 'users' ? (
        <Avatar className={classes.avatar} name={name} src={image} size={120} />
      ) : (
        <CoverImage src={image} priority={priority} />
      )}
      <div className={classes.texts}>
        <TitleLink className={`stretched ${classes.name}`} to={pathOf(kind, person)} title={name} />
        {nativeName && <p className={`fine muted one-line ${classes.native}`}>{nativeName}</p>}
        {facts && (
          <p className={kind === 'users' ? 'fine muted' : 'fine muted one-line'} title={facts}>
            {facts}
          </p>
        )}
        {favourites !== undefined && favourites > 0 && (
          <p
            className={`fine muted inline-row ${classes.favourites}`}
            title={plural(favourites, { one: '# favourite', other: '# favourites' })}
          >
            <Heart size={12} aria-hidden="true" />
            {formatCompact(favourites)}
          </p>
        )}
      </div>
    </div>
  );
}

function pathOf(kind: PeopleKind, { id, name }: PersonCard): string {
  switch (kind) {
    case 'users':
      return `/user/${encodeURIComponent(name)}`;
    case 'characters':
      return personPath('character', id, name);
    case 'staff':
      return personPath('staff', id, name);
    case 'studios':
      return personPath('studio', id, name);
  }
}

function factsOf(kind: PeopleKind, { facts }: PersonCard): string {
  const { knownFrom, occupations, isAnimationStudio, animeCount = 0, mangaCount = 0 } = facts;
  switch (kind) {
    case 'characters':
      return knownFrom ?? '';
    case 'staff':
      return joinItems(occupations ?? []);
    case 'studios':
      return isAnimationStudio ? t`Animation studio` : t`Company`;
    case 'users':
      return joinItems([
        t({ message: `${{ count: formatNumber(animeCount) }} anime`, context: 'titles of a list' }),
        t({ message: `${{ count: formatNumber(mangaCount) }} manga`, context: 'titles of a list' }),
      ]);
  }
}
