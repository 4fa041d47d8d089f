import { useAuth } from '@tsugi/data';
import { t } from '@tsugi/i18n/macro';
import type { ListType } from '@tsugi/lists/list-type';
import { PageTitle } from '@tsugi/ui';
import { PanelBoundary, TabLinks } from '@tsugi/ui/components';
import { comparePath, nameKey } from '../../model/params.ts';
import { type CompareQuery, type Comparison, NO_QUERY } from '../../model/types.ts';
import classes from './ComparePage.module.css';
import { compareTitle } from './compare-title.ts';
import { CompareControls } from './filters/CompareControls.tsx';
import { tagsOf } from './filters/filter-labels.ts';
import { ResultsPanel } from './ResultsPanel.tsx';
import type { useCompareState } from './use-compare-state.ts';
import { UsersPanel } from './users/UsersPanel.tsx';

export interface CompareViewProps extends ReturnType<typeof useCompareState> {
  readonly type: ListType;
  readonly comparison: Comparison;
}

/** Users on the left, the titles they share on the right. */
export function CompareView(props: CompareViewProps) {
  const { type, comparison, users, text, setText, setUsers, change } = props;
  const auth = useAuth();
  const viewer = auth.status === 'signed-in' ? auth.viewer?.name : undefined;
  const included = users.filter((user) => !user.disabled && !user.excluded);
  const query = withoutFullReviews(props.query, included.length);
  const title = compareTitle(type);
  const reset = () => {
    setText('');
    change(NO_QUERY);
  };

  return (
    <div className={`page column gap-4 ${classes.page}`}>
      <PageTitle title={title} />
      <header className={`row wrap spread ${classes.head}`}>
        <div>
          <h1>{title}</h1>
          <p
            className={`muted ${classes.about}`}
          >{t`The titles that all chosen users have, with what each of them thought.`}</p>
        </div>
        <TabLinks
          label={t`Type`}
          tabs={[
            { to: comparePath('anime', props), label: t`Anime` },
            { to: comparePath('manga', props), label: t`Manga` },
          ]}
        />
      </header>
      <UsersPanel users={users} comparison={comparison} onChange={setUsers} />
      <section className={`column gap-3 ${classes.results}`} aria-label={t`Results`}>
        <PanelBoundary message={t`Results error`}>
          {users.length > 0 && (
            <CompareControls
              type={type}
              query={query}
              text={text}
              onText={setText}
              included={included.length}
              privateReason={privateReason(
                viewer,
                included.map(({ name }) => name),
              )}
              total={comparison.results?.total}
              onChange={change}
              onReset={reset}
            />
          )}
          <ResultsPanel
            type={type}
            users={users}
            comparison={comparison}
            hasFilters={tagsOf(query, type).length > 0}
            query={query}
            onReset={reset}
          />
        </PanelBoundary>
      </section>
    </div>
  );
}

/** All users are needed anyway: as many reviews as there are users, or more, are no filter. */
function withoutFullReviews(query: CompareQuery, included: number): CompareQuery {
  const { reviewsNeeded } = query;
  const isFull = reviewsNeeded !== undefined && included > 0 && reviewsNeeded >= included;
  return isFull ? { ...query, reviewsNeeded: undefined } : query;
}

/** Only their owner is shown private entries. */
function privateReason(viewer: string | undefined, names: readonly string[]): string | undefined {
  if (viewer === undefined) return t`Private entries are shown to their owner only: log in and add yourself.`;
  const isIncluded = names.some((name) => nameKey(name) === nameKey(viewer));
  return isIncluded ? undefined : t`Private entries are shown to their owner only: add yourself.`;
}
