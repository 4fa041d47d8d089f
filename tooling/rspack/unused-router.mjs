import { replaceInFunctions } from './replace-in-functions.mjs';
import { replaceOnce } from './replace-once.mjs';
import { UNUSED_PARTS } from './unused-router-parts.mjs';

/**
 * Functions of the router for what the product has none of, and `@tsugi/router` does not export: actions of forms, fetchers, blockers,
 * instrumentation, middleware, routers without loaders, results of a server's rendering and its components, its own page for errors, an
 * end of the router. They are called only for these, or do nothing without them; no module uses what the others return then.
 */
const UNUSED = [
  '_internalSetRoutes',
  'abortFetcher',
  'abortStaleFetchLoads',
  'callRouteMiddleware',
  'convertFormDataToSearchParams',
  'convertSearchParamsToFormData',
  'decodeRouteErrorResponseDigest',
  'DefaultErrorComponent',
  'deleteBlocker',
  'deleteFetcher',
  'dispose',
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
  'patchRoutes',
  'queueFetcherForDeletion',
  'resetFetcher',
  'revalidate',
  'RSCErrorHandler',
  'runClientMiddlewarePipeline',
  'setFetcherError',
  'shouldBlockNavigation',
  'updateBlocker',
  'updateFetcherState',
  'useNavigateUnstable',
];

/**
 * Leaves nothing inside the functions that the product never needs, and writes what is always so as a constant: what only they use goes with them.
 * @param {string} source
 * @throws when the router has one of them no longer: then look what has become of it
 */
export function withoutUnusedParts(source) {
  if (!/^function createRouter\(/m.test(source)) return source;
  const emptied = UNUSED.reduce(
    (rest, name) =>
      replaceOnce(
        'The router',
        rest,
        new RegExp(`^( *)((?:async )?function ${name}\\()[^]*?\n\\1\\}$`, 'gm'),
        '$1$2) {}',
      ),
    source,
  );
  return replaceInFunctions(replaceOnce('The router', emptied, PROVIDERS, '$1$2'), UNUSED_PARTS).replace(
    /^(var [\w$]+ = )(React\d*\.createContext\()/gm,
    '$1/* @__PURE__ */ $2',
  );
}

/** Contexts of fetchers and view transitions, whose hooks `@tsugi/router` does not export. */
const PROVIDERS =
  /(?<=\{ value: state \}, )\/\* @__PURE__ \*\/ React\d*\.createElement\(FetchersContext\.Provider, \{ value: fetcherData\.current \}, \/\* @__PURE__ \*\/ React\d*\.createElement\(ViewTransitionContext\.Provider, \{ value: vtContext \}, (\/\* @__PURE__ \*\/ React\d*\.createElement\(\n *Router,\n(?:.*\n)*? {2}\))\)\)(\)\), null\);\n)/g;
