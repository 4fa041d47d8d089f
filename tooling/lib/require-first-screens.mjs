/**
 * @param {string} name of the remote
 * @param {Pick<import('@tsugi/contract/build-manifest').AuthoredManifest, 'contributions'>} manifest
 * @param {readonly string[]} built names of first screens
 * @throws {Error} when the contributions name a first screen that has no file
 */
export function requireFirstScreens(name, { contributions }, built) {
  for (const { build } of contributions) {
    const wanted = build?.firstScreen;
    if (wanted && !built.includes(wanted))
      throw new Error(
        `The routes of ${name} name the first screen "${wanted}", but there is no ${wanted}/first-screen.tsx`,
      );
  }
}
