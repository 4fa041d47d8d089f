import { select, t } from '@tsugi/i18n/macro';
import { type ListType, parseListType } from '@tsugi/lists/list-type';
import { useParams, useSearchParams } from '@tsugi/router';
import { AppLink, PageTitle } from '@tsugi/ui';
import { SegmentedControl } from '@tsugi/ui/components';
import type { ReactNode } from 'react';
import { measureLabels } from '../../model/measure.ts';
import { formatStats, type Measure, parseStats, type StatsParams } from '../../model/stats-params.ts';
import { useUser } from '../../model/use-user.ts';
import { PillLinks } from '../../widgets/pill-links/PillLinks.tsx';
import classes from './StatsFrame.module.css';
import { STATS_TABS, type StatsTab, statsPath, statsTabLabel } from './stats-tabs.ts';

export interface StatsView extends StatsParams {
  /** As the URL has it. */
  readonly name: string;
  readonly type: ListType;
  readonly change: (params: Partial<StatsParams>) => void;
}

export interface StatsFrameProps {
  readonly tab: StatsTab;
  readonly children: (view: StatsView) => ReactNode;
}

/** What all pages of statistics have: anime or manga, their pages, and what the numbers are looked at by. */
export function StatsFrame({ tab, children }: StatsFrameProps) {
  const params = useParams();
  const name = params.name ?? '';
  const type = parseListType(params.type);
  const { data: user } = useUser(name);
  const [search, setSearch] = useSearchParams();
  const view = parseStats(search);
  const change = (params: Partial<StatsParams>) =>
    setSearch(formatStats({ ...view, ...params }), { replace: true, preventScrollReset: true });
  const query = formatStats({ ...view, covers: 'media' }).toString();
  const pathTo = (nextType: ListType, nextTab: StatsTab) =>
    [statsPath(name, nextType, nextTab), query].filter(Boolean).join('?');
  const heading = select(type, { anime: 'Anime stats', other: 'Manga stats' });
  return (
    <div className={`column ${classes.stats}`}>
      <PageTitle title={user?.name ?? name} sub={tab === 'overview' ? heading : pageTitle(type, tab)} />
      <h2 className="visually-hidden">{heading}</h2>
      <div className={`row wrap ${classes.controls}`}>
        <nav className={`flex rigid ${classes.types}`} aria-label={t`Stats of`}>
          {(['anime', 'manga'] as const).map((value) => (
            <AppLink
              key={value}
              to={pathTo(value, tab)}
              aria-current={value === type ? 'true' : undefined}
              preventScrollReset
            >
              {value === 'anime' ? t`Anime` : t`Manga`}
            </AppLink>
          ))}
        </nav>
        <PillLinks
          className={classes.tabs}
          label={heading}
          links={STATS_TABS[type].map((value) => ({
            to: pathTo(type, value),
            label: statsTabLabel(value),
            isCurrent: value === tab,
          }))}
        />
        <SegmentedControl<Measure>
          className={classes.measure}
          label={t`Look at`}
          size="sm"
          value={view.measure}
          onChange={(measure) => change({ measure })}
          options={measureLabels(type)}
        />
      </div>
      {children({ ...view, name, type, change })}
    </div>
  );
}

/** "Anime genres" */
function pageTitle(type: ListType, tab: Exclude<StatsTab, 'overview'>): string {
  // A choice of a message has no hyphen.
  const kind = tab === 'voice-actors' ? 'voices' : tab;
  return type === 'anime'
    ? select(kind, {
        genres: 'Anime genres',
        tags: 'Anime tags',
        studios: 'Anime studios',
        voices: 'Anime voice actors',
        other: 'Anime staff',
      })
    : select(kind, { genres: 'Manga genres', tags: 'Manga tags', other: 'Manga staff' });
}
