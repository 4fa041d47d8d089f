import { useParams } from '@tsugi/router';
import { PageTitle } from '@tsugi/ui';
import { PanelBoundary } from '@tsugi/ui/components';
import { useUser } from '../user/use-user.ts';
import { ActivityHeatmap } from './ActivityHeatmap.tsx';
import { FavouriteRows } from './FavouriteRows.tsx';
import { GenreOverview } from './GenreOverview.tsx';
import classes from './OverviewPage.module.css';
import { OverviewSkeleton } from './OverviewSkeleton.tsx';
import { StatisticPanel } from './StatisticPanel.tsx';
import { animeNumbers, mangaNumbers } from './statistic-numbers.ts';

/** A user at a glance: numbers, genres, favourites. */
export function OverviewPage() {
  const name = useParams().name ?? '';
  const { data: user } = useUser(name);
  // Without a user the frame around this page shows the error.
  if (!user) return <OverviewSkeleton />;
  const { anime, manga } = user.statistics;
  return (
    <div className={classes.overview}>
      <PageTitle title={user.name} />
      <div className={classes.top}>
        <div className={classes.numbers}>
          <PanelBoundary message="Statistics error">
            <StatisticPanel title="Anime" numbers={animeNumbers(anime)} />
            <StatisticPanel title="Manga" numbers={mangaNumbers(manga)} />
          </PanelBoundary>
        </div>
        <PanelBoundary message="Activity history error">
          <ActivityHeatmap history={user.activityHistory} />
        </PanelBoundary>
      </div>
      <PanelBoundary message="Genre overview error">
        <GenreOverview user={user} />
      </PanelBoundary>
      <PanelBoundary message="Favourites error">
        <FavouriteRows user={user} />
      </PanelBoundary>
    </div>
  );
}
