import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Cast } from '../catalogue/characters.ts';
import { AniChart } from './ani-chart.ts';
import { buildUsers } from './build-users.ts';
import { Favourites } from './favourites.ts';
import { Feed } from './feed.ts';
import { Follows } from './follows.ts';
import { Forum } from './forum.ts';
import { Likes } from './likes.ts';
import { Lists } from './lists.ts';
import { Notifications } from './notifications.ts';
import type { PopularPick } from './popular-draw.ts';
import { Recommendations } from './recommendations.ts';
import { Reviews } from './reviews.ts';
import { Subscriptions } from './subscriptions.ts';
import { buildThreads } from './threads.ts';
import type { User } from './user.ts';

/** Everything that people do and mutations change. */
export type Community = {
  readonly users: readonly User[];
  userByName(name: string): User | undefined;
  readonly lists: Lists;
  readonly follows: Follows;
  readonly feed: Feed;
  readonly likes: Likes;
  readonly favourites: Favourites;
  readonly recommendations: Recommendations;
  readonly reviews: Reviews;
  readonly forum: Forum;
  readonly subscriptions: Subscriptions;
  readonly aniChart: AniChart;
  readonly notifications: Notifications;
};

export type Seeds = {
  catalogue: Catalogue;
  cast: Cast;
  draw: PopularPick;
  heavyList: number;
  plainLists?: number | undefined;
};

/** The seeded state, as of the catalogue's time. Each part is built on first use. */
export function buildCommunity({ catalogue, cast, draw, heavyList, plainLists }: Seeds): Community {
  const now = catalogue.builtAt;
  const users = buildUsers(now, heavyList, plainLists);
  const names = new Map(users.map((user) => [user.name.toLowerCase(), user]));
  const forum = once(() => new Forum(buildThreads(catalogue, users.length)));
  const feed = once(() => new Feed(users, draw, now));
  const likes = new Likes(users.length);
  const follows = once(() => new Follows(users));
  const reviews = once(() => new Reviews(draw, users.length, now));
  const notifications = once(
    () => new Notifications({ users, catalogue, draw, feed: feed(), likes, comments: forum().comments, now }),
  );
  return {
    users,
    userByName: (name) => names.get(name.toLowerCase()),
    lists: new Lists(catalogue, users, draw),
    likes,
    favourites: new Favourites(users, catalogue, cast, draw),
    recommendations: new Recommendations(catalogue, draw, users.length),
    subscriptions: new Subscriptions(),
    aniChart: new AniChart(),
    get forum() {
      return forum();
    },
    get follows() {
      return follows();
    },
    get feed() {
      return feed();
    },
    get reviews() {
      return reviews();
    },
    get notifications() {
      return notifications();
    },
  };
}

function once<T>(build: () => T): () => T {
  let built: { value: T } | undefined;
  return () => {
    built ??= { value: build() };
    return built.value;
  };
}
