/**
 * Lets the bundler drop components of a library that nothing imports: `X = React.forwardRef(…)` counts as a call with
 * effects, and `X.displayName = …` as a use of X. The names serve development tools only.
 * @param {string} source a module in production form
 */
export default function unusedComponentsLoader(source) {
  return withoutUnusedParts(withoutWarnings(withoutDisplayNames(source)));
}

/**
 * Functions of the router for what the product has none of, and `@tsugi/router` does not export: actions of forms, fetchers, blockers,
 * instrumentation, results of a server's rendering and its components. They are called only for these, or do nothing without them; no module
 * uses what the others return then.
 */
const UNUSED = [
  'abortFetcher',
  'abortStaleFetchLoads',
  'decodeRouteErrorResponseDigest',
  'deleteBlocker',
  'deleteFetcher',
  'fetch2',
  'getBlocker',
  'getFetcher',
  'getRouteInstrumentationUpdates',
  'getSubmissionFromNavigation',
  'handleAction',
  'instrumentClientSideRouter',
  'markFetchRedirectsDone',
  'markFetchersDone',
  'parseHydrationData',
  'queueFetcherForDeletion',
  'resetFetcher',
  'RSCErrorHandler',
  'setFetcherError',
  'shouldBlockNavigation',
  'updateBlocker',
  'updateFetcherState',
];

/**
 * Leaves nothing inside the functions that the product never needs: what only they use goes with them.
 * @param {string} source
 * @throws when the router has one of them no longer: then look what has become of it
 */
export function withoutUnusedParts(source) {
  if (!/^function createRouter\(/m.test(source)) return source;
  return UNUSED.reduce((rest, name) => {
    const whole = new RegExp(`^( *)((?:async )?function ${name}\\()[^]*?\n\\1\\}$`, 'gm');
    const found = rest.match(whole)?.length ?? 0;
    if (found !== 1) throw new Error(`The router has ${found} functions with the name ${name}`);
    return rest.replace(whole, '$1$2) {}');
  }, source);
}

/** @param {string} source */
export function withoutDisplayNames(source) {
  return source
    .replace(/^[\w$]+\.displayName = "[^"]*";$/gm, '')
    .replace(/^(var [\w$]+ = )(React\w*\.forwardRef\()/gm, '$1/* @__PURE__ */ $2');
}

/**
 * Removes the router's warnings to developers, with their sentences: only the console shows them, and a development build has them.
 * @param {string} source
 */
export function withoutWarnings(source) {
  return source.replace(/^( *)(?:warning|warningOnce|warnOnce)\((?:.*|\n(?:.*\n)*?\1)\);$/gm, '$1;');
}
