/** aoi, ren, mio, sora, yuki, heavy and empty have the first ids. */
const NAMED_USERS = 7;

/** @typedef {ReturnType<typeof sandboxControl>} SandboxControl */

/** What the benchmark asks of the sandbox. @param {string} url */
export function sandboxControl(url) {
  const call = async (method, path, body) => {
    const response = await fetch(`${url}${path}`, {
      method,
      // The tracker refuses requests without a Referer.
      ...(body
        ? { headers: { 'content-type': 'application/json', referer: url }, body: JSON.stringify(body) }
        : {}),
    });
    if (!response.ok) throw new Error(`The sandbox responded with ${response.status} to ${method} ${path}`);
    return response.json();
  };
  return {
    url,
    // The product paces itself by the number that the tracker names: its documented one.
    withoutLimits: async () => {
      await call('POST', '/__sandbox/limits', { enabled: false });
      await call('POST', '/__sandbox/limits', { service: 'tracker', perMinute: 90 });
    },
    /** How many pictures were made for requests since the start; 0 from a sandbox that makes none. */
    madePictures: async () => {
      const response = await fetch(`${url}/__sandbox/pictures`);
      return response.ok ? (await response.json()).made : 0;
    },
    clearLog: () => call('DELETE', '/__sandbox/log'),
    /** @returns {Promise<Record<string, number>>} requests since the last `clearLog`, by service */
    countRequests: async () => {
      const counts = {};
      for (const { service } of await call('GET', '/__sandbox/log'))
        counts[service] = (counts[service] ?? 0) + 1;
      return counts;
    },
    /** The first so many users whose lists have the length that SANDBOX_LISTS sets. @param {number} count */
    unnamedUsers: async (count) => {
      const query = '{ Page(perPage: 50) { users(sort: [ID]) { id name } } }';
      const { users } = (await call('POST', '/tracker/graphql', { query })).data.Page;
      return users.slice(NAMED_USERS, NAMED_USERS + count).map(({ name }) => name);
    },
    /** The newest text of a user. */
    textActivityId: async () => {
      const query =
        '{ Page(perPage: 1) { activities(type: TEXT, sort: [ID_DESC]) { ... on TextActivity { id } } } }';
      return (await call('POST', '/tracker/graphql', { query })).data.Page.activities[0].id;
    },
    /** @param {string} user */
    token: async (user) => (await call('GET', `/__sandbox/token?user=${user}`)).access_token,
    /** The first result of an unfiltered search. */
    popularAnimeId: async () => {
      const query = '{ Page(perPage: 1) { media(type: ANIME, sort: [POPULARITY_DESC]) { id } } }';
      return (await call('POST', '/tracker/graphql', { query })).data.Page.media[0].id;
    },
    /** An anime that the user is in the middle of. @param {string} user */
    watchedAnimeId: async (user) => {
      const query = `{ Page(perPage: 1) { mediaList(userName: "${user}", type: ANIME, status: CURRENT) { mediaId } } }`;
      return (await call('POST', '/tracker/graphql', { query })).data.Page.mediaList[0].mediaId;
    },
  };
}
