import { type MissingPart, type PagesState, usePages, useQuery } from '@tsugi/data';
import { useFavourite } from '@tsugi/data/controls';
import { present } from '@tsugi/data/operation';
import type { StaffInfo } from '@tsugi/data/operations/staff-info';
import { mediaPath } from '@tsugi/data/pure';
import { t } from '@tsugi/i18n/macro';
import {
  CardGrid,
  MediaCard,
  MediaCardSkeletons,
  PanelBoundary,
  SegmentedControl,
} from '@tsugi/ui/components';
import { cardOf } from '../../model/card-of.ts';
import { serviceLabel } from '../../model/enum-label.ts';
import { EndlessList } from '../../model/people/EndlessList.tsx';
import { EndlessPeople } from '../../model/people/EndlessPeople.tsx';
import { PersonFrame } from '../../model/people/PersonFrame.tsx';
import { PersonList } from '../../model/people/PersonList.tsx';
import { PersonPage, type WorksOf } from '../../model/people/PersonPage.tsx';
import { PersonSkeleton } from '../../model/people/PersonSkeleton.tsx';
import { staffFacts } from '../../model/people/person-facts.ts';
import { personNames } from '../../model/people/person-names.ts';
import type { Works } from '../../model/people/use-works.ts';
import { EverythingButton, WorksHead } from '../../model/people/WorksHead.tsx';
import { type StaffCredit, type StaffVoice, type StaffWork, staffPage } from './staff-page.query.ts';
import { listedVoicedCharacters, mergedCredits } from './staff-works.ts';

/** A member of the staff: who it is, the characters that they voice, and what they helped to make. */
export function StaffMemberPage() {
  return (
    <PersonPage
      label={t({ message: 'Staff', context: 'one person' })}
      missing={t`There is no such person`}
      message={t`Staff page error`}
      operation={staffPage}
      variables={(id, { query }) => ({ id, page: 1, ...query })}
      personOf={(data) => data.staff}
      skeleton={(name) => <PersonSkeleton name={name} />}
    >
      {(staff, works) => <StaffMember staff={staff} {...works} />}
    </PersonPage>
  );
}

interface StaffMemberProps extends WorksOf {
  readonly staff: StaffInfo;
}

function StaffMember({ staff, works, missing, notice }: StaffMemberProps) {
  const { id, isFavourite, favourites } = staff;
  const names = personNames(id, staff.name);
  const favourite = useFavourite({ kind: 'staff', id, isFavourite, favourites, title: names.title });
  return (
    <PersonFrame
      kind="staff"
      person={staff}
      names={names}
      eyebrow={[
        t({ message: 'Staff', context: 'one person' }),
        ...present(staff.primaryOccupations).slice(0, 3).map(serviceLabel),
        serviceLabel(staff.language),
      ]}
      facts={staffFacts(staff, favourite.favourites ?? favourites)}
      favourite={favourite}
    >
      {notice}
      <PanelBoundary message={t`Media error`}>
        <StaffWorks id={id} works={works} missing={missing} />
      </PanelBoundary>
    </PersonFrame>
  );
}

type StaffWorksProps = Pick<StaffMemberProps, 'works' | 'missing'> & { readonly id: number };

function StaffWorks({ id, works, missing }: StaffWorksProps) {
  const pages = usePages(staffPage, { id, ...works.query });
  // The last page that has come says which of both lists goes on. It is in memory.
  const { data: lastPage } = useQuery(staffPage, { id, page: Math.max(1, pages.pageCount), ...works.query });
  const voices = pages.items.filter((item) => item.kind === 'voice');
  const credits = pages.items.filter((item) => item.kind === 'credit');
  const standard = voices.length > 0 || credits.length === 0 ? 'voices' : 'credits';
  const shown = works.params.show ?? standard;
  const part = <I,>(kind: StaffWork, items: readonly I[]): PagesState<I> => ({
    ...pages,
    items,
    hasNextPage: pages.hasNextPage && (lastPage?.hasMore[kind] ?? false),
  });
  const hasBoth = voices.length > 0 && credits.length > 0;
  return (
    <section aria-label={t`Works`}>
      <WorksHead title={titleOf(shown, hasBoth)} works={works} standardSort="POPULARITY_DESC">
        {(hasBoth || works.params.show) && (
          <SegmentedControl
            label={t`Kind of work`}
            value={shown}
            onChange={(show) => works.change({ show: show === standard ? undefined : show })}
            options={[
              { value: 'voices', label: t`Voice roles` },
              { value: 'credits', label: t`Staff roles` },
            ]}
          />
        )}
      </WorksHead>
      {shown === 'voices' ? (
        <VoiceRoles pages={part('voice', voices)} works={works} missing={missing} />
      ) : (
        <StaffRoles pages={part('credit', credits)} works={works} missing={missing} />
      )}
    </section>
  );
}

function titleOf(shown: 'voices' | 'credits', hasBoth: boolean): string {
  if (hasBoth) return t`Works`;
  return shown === 'voices' ? t`Voice roles` : t`Staff roles`;
}

interface RolesProps<I> {
  readonly pages: PagesState<I>;
  readonly works: Works;
  readonly missing: readonly MissingPart[];
}

function VoiceRoles(props: RolesProps<StaffVoice>) {
  return (
    <EndlessPeople {...endless(props)} hasVoices>
      {(edges) => <PersonList label={t`Voice roles`} people={listedVoicedCharacters(edges)} />}
    </EndlessPeople>
  );
}

/** Two rows on a desk. */
const SKELETONS = 12;

function StaffRoles(props: RolesProps<StaffCredit>) {
  return (
    <EndlessList
      {...endless(props)}
      skeleton={(isNextPage) => (
        <CardGrid label={t`Staff roles`} busy>
          <MediaCardSkeletons count={isNextPage ? SKELETONS / 2 : SKELETONS} />
        </CardGrid>
      )}
    >
      {(edges) => (
        <CardGrid label={t`Staff roles`}>
          {mergedCredits(edges).map(({ media, roles }) => (
            <MediaCard
              key={media.id}
              media={{ ...cardOf(media), facts: roles || cardOf(media).facts }}
              to={mediaPath(media)}
            />
          ))}
        </CardGrid>
      )}
    </EndlessList>
  );
}

function endless<I>({ pages, works, missing }: RolesProps<I>) {
  return {
    pages,
    namedAbove: missing,
    emptyText:
      works.asked.list === undefined ? t`No roles are known yet.` : t`No role is left by this filter.`,
    emptyAction: <EverythingButton works={works} />,
    errorText: t`The roles could not be loaded`,
  };
}
