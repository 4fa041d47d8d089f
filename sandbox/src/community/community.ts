import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Cast } from '../catalogue/characters.ts';
import { buildUsers } from './build-users.ts';
import { Favourites } from './favourites.ts';
import { Feed } from './feed.ts';
import { Follows } from './follows.ts';
import { Likes } from './likes.ts';
import { Lists } from './lists.ts';
import { Notifications } from './notifications.ts';
import type { PopularDraw } from './popular-draw.ts';
import { Recommendations } from './recommendations.ts';
import { Reviews } from './reviews.ts';
import { buildThreads, type Thread, type ThreadComment } from './threads.ts';
import type { User } from './user.ts';

/** Everything that people do and mutations change. */
export type Community = {
  users: readonly User[];
  userByName(name: string): User | undefined;
  lists: Lists;
  follows: Follows;
  feed: Feed;
  likes: Likes;
  favourites: Favourites;
  recommendations: Recommendations;
  reviews: Reviews;
  threads: readonly Thread[];
  comments: readonly ThreadComment[];
  notifications: Notifications;
};

export type Seeds = { catalogue: Catalogue; cast: Cast; draw: PopularDraw; heavyList: number };

/** The seeded state, as of the moment the catalogue was built. */
export function buildCommunity({ catalogue, cast, draw, heavyList }: Seeds): Community {
  const now = catalogue.builtAt;
  const users = buildUsers(now, heavyList);
  const names = new Map(users.map((user) => [user.name.toLowerCase(), user]));
  const feed = new Feed(users, draw, now);
  const forum = buildThreads(now, users.length);
  return {
    users,
    userByName: (name) => names.get(name.toLowerCase()),
    lists: new Lists(catalogue, users, draw),
    follows: new Follows(users),
    feed,
    likes: new Likes(users.length),
    favourites: new Favourites(users, catalogue, cast, draw),
    recommendations: new Recommendations(catalogue, draw, users.length),
    reviews: new Reviews(draw, users.length, now),
    ...forum,
    notifications: new Notifications({ users, catalogue, draw, feed, ...forum, now }),
  };
}
