import { t } from '@tsugi/i18n/macro';
import { useParams } from '@tsugi/router';
import { PageTitle } from '@tsugi/ui';
import { PanelBoundary, Skeleton } from '@tsugi/ui/components';
import { useId } from 'react';
import { animeNumbers, mangaNumbers, type StatisticNumber } from '../../model/statistic-numbers.ts';
import { useUser } from '../../model/use-user.ts';
import { ActivityHeatmap } from './ActivityHeatmap.tsx';
import { FavouritesPlaceholder } from './FavouritesPlaceholder.tsx';
import { GenreOverview } from './GenreOverview.tsx';
import classes from './OverviewPage.module.css';
import { useLazyPanels } from './use-lazy-panels.ts';

/** A user at a glance: numbers, genres, what they write, favourites and what they did last. */
export function OverviewPage() {
  const name = useParams().name ?? '';
  const { data: user } = useUser(name);
  const lazy = useLazyPanels();
  // Without a user the frame around this page shows the error.
  if (!user) return <OverviewSkeleton />;
  const { anime, manga } = user.statistics;
  return (
    <div className={classes.overview}>
      <PageTitle title={user.name} />
      <div className={`column gap-4 ${classes.top}`}>
        <div className={`column gap-4 ${classes.numbers}`}>
          <PanelBoundary message={t`Statistics error`}>
            <StatisticPanel title={t`Anime`} numbers={animeNumbers(anime)} />
            <StatisticPanel title={t`Manga`} numbers={mangaNumbers(manga)} />
          </PanelBoundary>
        </div>
        <PanelBoundary message={t`Activity history error`}>
          <ActivityHeatmap history={user.activityHistory} />
        </PanelBoundary>
      </div>
      <PanelBoundary message={t`Genre overview error`}>
        <GenreOverview user={user} />
      </PanelBoundary>
      <div className={`column ${classes.columns}`}>
        <div className={`column ${classes.favourites}`}>
          <PanelBoundary message={t`Favourites error`}>
            {lazy ? <lazy.FavouriteRows user={user} /> : <FavouritesPlaceholder />}
          </PanelBoundary>
        </div>
        <div className={`column ${classes.texts}`}>
          {user.about && (
            <PanelBoundary message={t`About error`}>
              {lazy ? <lazy.AboutText about={user.about} /> : <Skeleton height={160} radius={14} />}
            </PanelBoundary>
          )}
          <PanelBoundary message={t`Recent activity error`}>
            {lazy ? <lazy.RecentActivity user={user} /> : <Skeleton height={900} radius={14} />}
          </PanelBoundary>
        </div>
      </div>
    </div>
  );
}

interface StatisticPanelProps {
  readonly title: string;
  readonly numbers: readonly StatisticNumber[];
}

function StatisticPanel({ title, numbers }: StatisticPanelProps) {
  const id = useId();
  return (
    <section className={`panel padded ${classes.panel}`} aria-labelledby={id}>
      <h2 id={id} className={`text-xl ${classes.heading}`}>
        {title}
      </h2>
      <dl className={`wrap ${classes.facts}`}>
        {numbers.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function OverviewSkeleton() {
  return (
    <div className={classes.overview} aria-busy="true">
      <div className={`column gap-4 ${classes.top}`}>
        <div className={`column gap-4 ${classes.numbers}`}>
          <Skeleton height={122} radius={14} />
          <Skeleton height={122} radius={14} />
        </div>
        <Skeleton height={260} radius={14} />
      </div>
      <Skeleton height={280} radius={14} />
      <Skeleton height={320} radius={14} />
    </div>
  );
}
