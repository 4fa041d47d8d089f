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
 * instrumentation, middleware, routers without loaders, results of a server's rendering and its components, its own page for errors. They are called only for these, or do nothing without them; no module
 * uses what the others return then.
 */
const UNUSED = [
  'abortFetcher',
  'abortStaleFetchLoads',
  'callRouteMiddleware',
  'convertFormDataToSearchParams',
  'convertSearchParamsToFormData',
  'decodeRouteErrorResponseDigest',
  'DefaultErrorComponent',
  'deleteBlocker',
  'deleteFetcher',
  'fetch2',
  'getBlocker',
  'getFetcher',
  'getRouteInstrumentationUpdates',
  'getSubmissionFromNavigation',
  'getTargetedDataStrategyMatches',
  'handleAction',
  'instrumentClientSideRouter',
  'markFetchRedirectsDone',
  'markFetchersDone',
  'parseHydrationData',
  'queueFetcherForDeletion',
  'resetFetcher',
  'RSCErrorHandler',
  'runClientMiddlewarePipeline',
  'setFetcherError',
  'shouldBlockNavigation',
  'updateBlocker',
  'updateFetcherState',
  'useNavigateUnstable',
];

/** Statements inside of other functions: what is revalidated of fetchers, and the script that a server's page restores its position with. */
const UNUSED_STATEMENTS = [
  { part: /^( *)fetchLoadMatches\.forEach\(\(f, key\) => \{\n.*?\n\1\}\);$/gms, by: '' },
  {
    part: /(?<=^ *)if \(!remixContext \|\| remixContext\.isSpaMode\) \{\n *return null;\n *\}$/gm,
    by: 'return null;',
  },
];

/**
 * Leaves nothing inside the functions that the product never needs: what only they use goes with them.
 * @param {string} source
 * @throws when the router has one of them no longer: then look what has become of it
 */
export function withoutUnusedParts(source) {
  if (!/^function createRouter\(/m.test(source)) return source;
  const emptied = UNUSED.reduce(
    (rest, name) =>
      replaceOnce(rest, new RegExp(`^( *)((?:async )?function ${name}\\()[^]*?\n\\1\\}$`, 'gm'), '$1$2) {}'),
    source,
  );
  return UNUSED_STATEMENTS.reduce((rest, { part, by }) => replaceOnce(rest, part, by), emptied);
}

/** @param {string} source @param {RegExp} part @param {string} by */
function replaceOnce(source, part, by) {
  const found = source.match(part)?.length ?? 0;
  if (found !== 1) throw new Error(`The router has ${found} parts like ${part}`);
  return source.replace(part, by);
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
