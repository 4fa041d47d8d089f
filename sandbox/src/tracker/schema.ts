import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createSchema } from 'graphql-yoga';
import type { Context } from './context.ts';
import { activityResolvers } from './resolvers/activity.ts';
import { airingResolvers } from './resolvers/airing.ts';
import { forumResolvers } from './resolvers/forum.ts';
import { listResolvers } from './resolvers/list.ts';
import { mediaResolvers } from './resolvers/media.ts';
import { mutationResolvers } from './resolvers/mutation.ts';
import { notificationResolvers } from './resolvers/notification.ts';
import { peopleResolvers } from './resolvers/people.ts';
import { queryResolvers } from './resolvers/query.ts';
import { reviewResolvers } from './resolvers/review.ts';
import { statisticsResolvers } from './resolvers/statistics.ts';
import { userResolvers } from './resolvers/user.ts';
import { siteStatisticsResolvers } from './site-statistics.ts';

/** The schema that shared/data authors, brought to life. */
export function trackerSchema(): ReturnType<typeof createSchema<Context>> {
  const require = createRequire(import.meta.url);
  return createSchema<Context>({
    typeDefs: readFileSync(require.resolve('@tsugi/data/schema/tracker.graphql'), 'utf8'),
    resolvers: [
      queryResolvers,
      mutationResolvers,
      mediaResolvers,
      airingResolvers,
      peopleResolvers,
      listResolvers,
      userResolvers,
      statisticsResolvers,
      activityResolvers,
      notificationResolvers,
      forumResolvers,
      reviewResolvers,
      siteStatisticsResolvers,
    ],
  });
}
