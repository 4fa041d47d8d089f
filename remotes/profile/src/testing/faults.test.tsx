/** @jest-environment jsdom */
import { useAuth } from '@tsugi/data';
import { describeFaultMatrix, type FaultPage } from '@tsugi/data/testing/faults';
import type { RouteObject } from '@tsugi/router';
import { showRoute } from '@tsugi/ui/testing';
import type { ReactNode } from 'react';
import { ActivityPage } from '../pages/activity/ActivityPage.tsx';
import { FavouritesPage } from '../pages/favourites/FavouritesPage.tsx';
import { MediaListPage } from '../pages/lists/MediaListPage.tsx';
import { NotificationsPage } from '../pages/notifications/NotificationsPage.tsx';
import { OverviewPage } from '../pages/overview/OverviewPage.tsx';
import { SocialsPage } from '../pages/socials/SocialsPage.tsx';
import { RankedStatsPage } from '../pages/stats/ranked-stats/RankedStatsPage.tsx';
import { StatsOverviewPage } from '../pages/stats/StatsOverviewPage.tsx';
import { ActivityFeed } from '../widgets/activity/ActivityFeed.tsx';
import { cachedFeedStore } from '../widgets/feed/feed-store.ts';
import { UserPage } from '../widgets/user-frame/UserPage.tsx';
import { AiringToday } from '../widgets/watching/AiringToday.tsx';
import { ContinueWatching } from '../widgets/watching/ContinueWatching.tsx';

const user: RouteObject = {
  path: '/user/:name',
  Component: UserPage,
  children: [
    { index: true, Component: OverviewPage },
    { path: 'favourites', Component: FavouritesPage },
    { path: 'socials', Component: SocialsPage },
    { path: 'stats/:type/overview', Component: StatsOverviewPage },
    { path: 'stats/:type/:tab', Component: RankedStatsPage },
    { path: ':type/:list?', Component: MediaListPage },
  ],
};

/** A page under the header of a user, which comes while the page does not. */
const userPage = (
  path: string,
  page: Pick<FaultPage, 'title' | 'stays' | 'content' | 'hits' | 'isPart'>,
) => ({
  name: path === '' ? '/user/:name, its favourites' : `/user/:name${path}`,
  show: () => showRoute(user, `/user/aoi${path.replace(':type', 'anime')}`),
  ...page,
});

/** The heading of the fake user. */
const USER = 'name text';

/** A refused token ends the sign-in: the page becomes that of a visitor. */
const signInEnds = (says: string) => ({ '401': { says }, '400 Invalid token': { says } });

/** The slot of home for signed-in users: without a sign-in its widgets are gone. */
function Slot({ children }: { readonly children: ReactNode }) {
  return useAuth().status === 'signed-in' ? children : <h1>Home of a visitor</h1>;
}

// Each cell is a first visit: a feed stays in memory, as it was left, until another user is here.
beforeEach(() => void cachedFeedStore('nobody', 'none'));

describeFaultMatrix('profile', [
  {
    name: '/user/:name',
    show: () => showRoute(user, '/user/aoi'),
    title: 'This profile could not be loaded',
    stays: [],
    content: /name text/,
    own: {
      '404 of the service': {
        expected: { reason: 'not-found', action: 'none' },
        title: 'Error user not found',
      },
    },
  },
  userPage('', {
    title: 'Favourites and activity could not be loaded',
    stays: [USER, 'Anime'],
    content: /userPreferred text/,
    hits: /query UserOverview/,
    isPart: true,
  }),
  userPage('/:type', {
    title: 'This list could not be loaded',
    stays: [USER],
    content: /userPreferred text/,
    hits: /query MediaListCollection/,
  }),
  userPage('/favourites', {
    title: 'Favourites could not be loaded',
    stays: [USER],
    content: /userPreferred text/,
    hits: /query UserFavourites/,
  }),
  userPage('/socials', {
    title: 'These users could not be loaded',
    stays: [USER, 'Socials'],
    content: /name text/,
    hits: /query UserFollowing/,
  }),
  userPage('/stats/:type/overview', {
    title: 'These stats could not be loaded',
    // They are asked for beside the user, who may come later.
    stays: ['Anime stats'],
    content: /Total anime/,
    hits: /query UserAnimeStats/,
  }),
  userPage('/stats/:type/studios', {
    title: 'These stats could not be loaded',
    stays: ['Anime stats'],
    content: /name text/,
    hits: /query UserAnimeStudios/,
  }),
  {
    name: '/notifications',
    show: () => showRoute({ path: '/notifications', Component: NotificationsPage }, '/notifications'),
    title: 'Notifications could not be loaded',
    stays: ['Notifications'],
    content: /A user who is gone/,
    isSignedIn: true,
    own: signInEnds('Log in to see your notifications'),
  },
  {
    name: '/activity/:id',
    show: () => showRoute({ path: '/activity/:id', Component: ActivityPage }, '/activity/7'),
    title: 'This activity could not be loaded',
    stays: [],
    content: /name text/,
    own: { '404 of the service': { says: 'There is no such activity' } },
  },
  {
    name: '/activity/:id, its replies',
    show: () => showRoute({ path: '/activity/:id', Component: ActivityPage }, '/activity/7'),
    title: 'Replies could not be loaded',
    stays: ['Activity', 'Replies'],
    content: /name text/,
    hits: /query ActivityReplies/,
    isPart: true,
    own: {
      // It opens the circuit breaker of the whole tracker.
      '403 of a service that is switched off': {
        expected: { reason: 'switched-off', action: 'Try again' },
        title: 'This activity could not be loaded',
        stays: [],
      },
    },
  },
  {
    name: 'widget continue-watching',
    show: () =>
      showRoute(
        {
          path: '/',
          element: (
            <Slot>
              <ContinueWatching type="ANIME" />
            </Slot>
          ),
        },
        '/',
      ),
    title: 'Your anime list could not be loaded',
    stays: ['Continue watching'],
    content: /userPreferred text/,
    isSignedIn: true,
    own: signInEnds('Home of a visitor'),
    isPart: true,
  },
  {
    name: 'widget airing-today, beside continue-watching',
    show: () =>
      showRoute(
        {
          path: '/',
          element: (
            <Slot>
              <ContinueWatching type="ANIME" />
              <AiringToday />
            </Slot>
          ),
        },
        '/',
      ),
    title: 'Your anime list could not be loaded',
    stays: ['Continue watching'],
    content: /userPreferred text/,
    isSignedIn: true,
    own: signInEnds('Home of a visitor'),
    isPart: true,
  },
  {
    name: 'widget activity-feed',
    show: () => showRoute({ path: '/', Component: ActivityFeed }, '/'),
    title: 'Activities could not be loaded',
    stays: ['Activity'],
    content: /name text/,
    own: signInEnds('The feed needs a login'),
    isSignedIn: true,
    isPart: true,
  },
]);
