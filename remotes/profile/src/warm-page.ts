/** Asks for the code of the page at this URL, and for the user of a profile, an activity, or what home shows. */
export async function warmPage(url: URL): Promise<void> {
  const path = /\/user\/([^/]+)(\/.+)?/.exec(url.pathname);
  if (path) {
    const [, name = '', page] = path;
    const { prefetchUser } = await import(/* webpackChunkName: "route-user" */ './user/load-user.ts');
    prefetchUser(decodeURIComponent(name), 'prefetch');
    await import(/* webpackChunkName: "route-user" */ './user/route.ts');
    if (page) await import(/* webpackChunkName: "route-user-pages" */ './media-list/route.ts');
    return;
  }
  if (/\/notifications\/?$/.test(url.pathname)) {
    await import(/* webpackChunkName: "route-notifications" */ './notifications/route.ts');
    return;
  }
  const activity = /\/activity\/([^/]+)\/?$/.exec(url.pathname);
  if (activity) {
    const { prefetchActivity } = await import(
      /* webpackChunkName: "route-activity" */ './activity-page/load-activity.ts'
    );
    prefetchActivity(activity[1], 'prefetch');
    return;
  }
  const { prefetchCurrentLists } = await import(/* webpackChunkName: "watching" */ './watching/widgets.ts');
  prefetchCurrentLists('prefetch');
  const { prefetchActivityFeed } = await import(
    /* webpackChunkName: "activity-feed" */ './activity/prefetch-activity-feed.ts'
  );
  prefetchActivityFeed('prefetch');
}
