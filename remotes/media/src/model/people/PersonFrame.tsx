import type { CharacterInfo } from '@tsugi/data/operations/character-info';
import { type PersonKind, personPath } from '@tsugi/data/pure';
import { t } from '@tsugi/i18n/macro';
import { PageTitle } from '@tsugi/ui';
import { CoverImage, Hidden, PanelBoundary, useShield } from '@tsugi/ui/components';
import type { ReactNode } from 'react';
import type { FavouriteState } from '../actions/FavouriteButton.tsx';
import { Description } from '../Description.tsx';
import { Facts } from '../facts/FactList.tsx';
import type { Fact } from '../facts/media-facts.ts';
import { useCompletePath } from '../media/use-slug.ts';
import { Panel } from '../panel/Panel.tsx';
import { LargePicture } from '../picture/LargePicture.tsx';
import { usePhoneLayout } from '../use-phone-layout.ts';
import { PersonActions } from './PersonActions.tsx';
import { PersonHeading } from './PersonHeading.tsx';
import classes from './PersonPage.module.css';
import type { PersonNames } from './person-names.ts';

export interface PersonFrameProps {
  readonly kind: PersonKind;
  readonly person: Pick<CharacterInfo, 'id' | 'image' | 'description' | 'siteUrl' | 'isFavouriteBlocked'>;
  readonly names: PersonNames;
  readonly eyebrow: readonly (string | null | undefined)[];
  readonly facts: readonly Fact[];
  readonly favourite: FavouriteState;
  /** The works. */
  readonly children: ReactNode;
}

/** A character or a member of the staff: portrait, names, facts and description around the list of works. */
export function PersonFrame(props: PersonFrameProps) {
  const { kind, person, names, eyebrow, facts, favourite, children } = props;
  // The tracker marks no picture: it marks names and parts of the text, which it has for those alone who are not what they seem.
  const isMarked = names.spoilers.length > 0 || /~!/.test(person.description ?? '');
  const isHidden = useShield('characters', person.id, kind !== 'character' || !isMarked);
  const isPhone = usePhoneLayout();
  useCompletePath(personPath(kind, person.id, names.title));
  return (
    <div className={`page ${classes.layout}`}>
      <PageTitle title={names.title} />
      <div className={classes.heading}>
        <PersonHeading names={names} eyebrow={eyebrow} />
      </div>
      <div className={`stack gap-4 ${classes.side}`}>
        {isHidden ? (
          <CoverImage className={classes.portrait} src={null}>
            <Hidden shield="characters" of={person.id} name={names.title} look="picture" />
          </CoverImage>
        ) : (
          <LargePicture
            className={classes.portrait}
            image={person.image}
            label={t`Portrait of ${{ name: names.title }}`}
          />
        )}
        <div className={classes.actions}>
          <PersonActions
            favourite={favourite}
            isBlocked={person.isFavouriteBlocked}
            siteUrl={person.siteUrl}
          />
        </div>
        {!isPhone && facts.length > 0 && (
          <PanelBoundary message={t`Facts error`}>
            <Facts facts={facts} />
          </PanelBoundary>
        )}
      </div>
      <div className={`stack ${classes.content}`}>
        <Description source={person.description} />
        {isPhone && facts.length > 0 && (
          <Panel title={t`Details`}>
            <PanelBoundary message={t`Facts error`}>
              <Facts facts={facts} />
            </PanelBoundary>
          </Panel>
        )}
        {children}
      </div>
    </div>
  );
}
