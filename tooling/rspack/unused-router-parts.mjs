/** One list of routes: a second one is for a development server that replaces them. */
const DATA_ROUTES = `var DataRoutes = class {
  constructor(routes) { this.setRoutes(routes); }
  setRoutes(routes) { this.stableRoutes = this.activeRoutes = routes; this.branches = flattenAndRankRoutes(routes); }
}`;

/**
 * What is always so of the router in this product, by function and then by what stands instead. Who begins to use one of these takes it out.
 * @type {import('./replace-in-functions.mjs').Replacements}
 */
export const UNUSED_PARTS = {
  '*': {
    '': `var useOptimisticImpl = …; var objectProtoNames2 = …; var isBrowser2 = …; var isBrowser = …; var globalObj = …;
      var validMutationMethods = …; var validRequestMethods = …; _routes = …; _branches = …; _hmrRoutes = …; _hmrBranches = …;
      _map = …; var DEFAULT_NAVIGATION_URL = …; var UninstrumentedSymbol = …; var SingleFetchRedirectSymbol = …;
      var objectProtoNames = …; try { if (isBrowser2) …; RenderErrorBoundary.contextType = …`,
    false: 'isMutationMethod(…; isDataWithResponseInit(…',
    'void 0': 'hydrationRouteProperties',
    [DATA_ROUTES]: 'var DataRoutes = …',
  },

  // What developers are told about hooks and routes that the product has none of; a development build tells it.
  'createBrowserURLImpl useHref useLocation useDataRouterContext useDataRouterState useRouteContext useCurrentRouteId useDataRouterContext3 useDataRouterState2 resolveTo':
    {
      '': 'invariant(…',
    },

  // The history is of `window`, without masks.
  createBrowserRouter: {
    '': '{hydrationRouteProperties}; {getContext}; {future}; {window}; {hydrationData}; {dataStrategy}; {instrumentations}',
  },
  createBrowserHistory: { 'void 0': 'maskedLocation' },
  createLocation: { 'void 0': 'mask' },
  getHistoryState: { 'void 0': 'location.mask' },
  getUrlBasedHistory: {
    false: 'v5Compat',
    'void 0': 'validateLocation',
    location: 'location.mask || location',
    to: 'isLocation(to) ? to : createLocation(history.location, to, state)',
  },
  Router: { '': 'invariant(…', 'void 0': 'mask' },

  // Routes have functions as `lazy` and no middleware; a navigation submits nothing.
  convertRoutesToDataRoutes: { '': 'invariant(route.index !== true …', false: 'allowInPlaceMutations' },
  mergeRouteUpdates: { false: 'typeof updates.lazy === "object" && updates.lazy != null' },
  flattenRoutes: { '': 'invariant(route.index !== true …' },
  routeHasLoaderOrMiddleware: { false: 'route.middleware != null && route.middleware.length > 0' },
  patchRoutesImpl: { '': 'invariant(…', false: 'allowElementMutations; dataRoutes.hasHMRRoutes' },
  loadLazyRoute: { '': 'invariant(…', true: 'typeof route.lazy === "function"' },
  normalizeTo: { false: '(to == null || to === "" || to === ".") && activeRouteMatch' },
  normalizeNavigateOptions: { true: '!opts || !isSubmissionNavigation(opts)' },
  getLoadingNavigation: {
    '': '{formMethod}; {formAction}; {formEncType}; {formData}; {json}; {text}',
    'void 0': 'submission',
  },
  IDLE_NAVIGATION: { '': '{formMethod}; {formAction}; {formEncType}; {formData}; {json}; {text}' },
  createClientSideRequest: { 'void 0': 'submission' },
  getInternalRouterError: { false: 'status === 400; status === 403; status === 405' },

  // `createBrowserRouter` is given `basename` and `patchRoutesOnNavigation`; nothing is submitted, blocked, fetched or revalidated by itself, no transition is of views.
  initialize: { '': 'if (isBrowser3) …' },
  createRouter: {
    '': `invariant(…; const routerWindow = …; const isBrowser3 = …; let hydrationRouteProperties2 = …; let dataStrategyImpl = …;
      {fetch}; {revalidate}; {getFetcher}; {resetFetcher}; {deleteFetcher}; {dispose}; {getBlocker}; {deleteBlocker};
      {patchRoutes}; {fetchers}; {blockers}; {_internalFetchControllers}; {_internalSetRoutes};
      {_internalSetStateDoNotUseOrYouWillBreakYourApp}; {future}; {branches}; let future = …`,
    null: 'getScrollRestorationKey2',
    window: 'routerWindow',
    'void 0': `init.hydrationData; init.instrumentations; init.dataStrategy;
      init.getContext ? await init.getContext() : new RouterContextProvider(); hydrationRouteProperties2; scopedContext;
      unblockBlockerHistoryUpdate; viewTransitionOpts; pendingRevalidationDfd; workingFetchers; pendingActionResult;
      callSiteDefaultShouldRevalidate; shouldBlockNavigation(…; getUpdatedActionData(…; dataRoutes.commitHmrRoutes(…`,
    'init.mapRouteProperties': 'init.mapRouteProperties || defaultMapRouteProperties',
    false:
      '!init.patchRoutesOnNavigation; isUninterruptedRevalidation; isRevalidationRequired; pendingViewTransitionEnabled; flushSync',
    true: 'init.patchRoutesOnNavigation != null; isBrowser3',
    defaultDataStrategy: 'dataStrategyImpl',
    '{}': 'getActionDataForCommit(…',
  },
  subscribe: { '': '{deletedFetchers}; {viewTransitionOpts}' },
  updateState: {
    '': `{deletedFetchers}; {viewTransitionOpts}; state.fetchers.forEach(…; fetchersQueuedForDeletion.forEach(…;
      unmountedFetchers.forEach(…; mountedFetchers.forEach(…`,
    '[]': 'unmountedFetchers',
  },
  checkFogOfWar: { true: 'init.patchRoutesOnNavigation' },
  discoverRoutes: { false: '!init.patchRoutesOnNavigation', 'void 0': 'fetcherKey' },
  navigate: {
    '': 'let flushSync = …; {enableViewTransition}; {callSiteDefaultShouldRevalidate}; {submission}; {pendingError}',
    'void 0': 'opts?.mask; submission; maskPath',
    nextLocation: 'nextLocation.mask || nextLocation',
  },
  startNavigation: {
    '': 'isUninterruptedRevalidation = …; pendingViewTransitionEnabled = …; let flushSync = …',
    'void 0': `opts && opts.submission; opts && opts.pendingError; opts && opts.fetcherSubmission;
      opts && opts.callSiteDefaultShouldRevalidate`,
  },
  completeNavigation: {
    '': 'let isActionReload = …; let blockers = …; {blockers}',
    'void 0': 'blockers; newState.actionData',
    null: 'actionData',
    false: `isActionReload; blockers.size > 0; state.navigation.formMethod != null;
      pendingAction === "POP" && !isUninterruptedRevalidation && location !== state.location`,
  },
  startRedirectNavigation: {
    '': '{enableViewTransition}; {fetcherSubmission}; invariant(…; let { formMethod, formAction, formEncType } = …',
    false: `redirectPreserveMethodStatusCodes.has(redirect2.response.status) && activeSubmission && isMutationMethod(activeSubmission.formMethod);
      redirect2.response.headers.has("X-Remix-Revalidate");
      !submission && !fetcherSubmission && formMethod && formAction && formEncType`,
    true: 'isNavigation',
    'void 0': 'submission; fetcherSubmission; activeSubmission',
  },

  // Only loaders run, by the strategy that is the default; no server reads their statuses and headers.
  handleLoaders: {
    '': `let shouldUpdateFetchers = …; let activeSubmission = …; let workingFetchers = …; let workingFetchers2 = …;
      let didUpdateFetcherRedirects = …; let didUpdateFetcherRedirects2 = …; let didAbortFetchLoads = …;
      let abortPendingFetchRevalidations = …; pendingNavigationController.signal.addEventListener(…;
      pendingNavigationController.signal.removeEventListener(…; revalidatingFetchers.forEach(…`,
    false: `dsMatches.some((m) => m.route.middleware && m.route.middleware.length > 0); didUpdateFetcherRedirects;
      didUpdateFetcherRedirects2; shouldUpdateFetchers; revalidatingFetchers.length > 0`,
    'void 0':
      'submission; fetcherSubmission; activeSubmission; getSubmissionFromNavigation(…; findRedirect(fetcherResults)',
    '[]': 'revalidatingFetchers',
  },
  getMatchesToLoad: {
    '': 'fetchLoadMatches.forEach(…; let revalidatingFetchers = …',
    'void 0':
      'revalidatingFetchers; pendingActionResult; callSiteDefaultShouldRevalidate; actionResult; actionStatus',
    '{}': 'submission',
    false: 'isRevalidationRequired',
  },
  getRouteHydrationStatus: {
    null: 'loaderData; errors',
    false: 'typeof route.loader === "function" && route.loader.hydrate === true',
  },
  getDataStrategyMatch: {
    '': 'let isMiddlewareOnlyRoute = …',
    'void 0': 'scopedContext; handlerOverride; callSiteDefaultShouldRevalidate',
    false: 'isUsingNewApi; isMiddlewareOnlyRoute',
  },
  getDataStrategyMatchLazyPromises: { 'void 0': 'loadLazyRouteProperty(…' },
  callLoadersAndMaybeResolveData: { 'void 0': 'Promise.all(…; (await fetcherResultsPromise).reduce(…' },
  callDataStrategy: { false: '!isMutationMethod(request.method)' },
  callDataStrategyImpl: {
    'void 0': 'fetcherKey; runClientMiddleware; scopedContext; createDataFunctionUrl(…; getRoutePattern(…',
    false: 'matches.some(…',
  },
  callLoaderOrAction: {
    false: 'isAction; typeof handler !== "function"',
    '"loader"': 'type',
    'void 0': 'handlerOverride; ctx',
  },
  convertDataStrategyResultToDataResult: {
    'void 0': 'isRouteErrorResponse(result) ? result.status : void 0; result.headers',
  },
  processRouteLoaderData: {
    '': 'invariant(…',
    'void 0': 'pendingActionResult; pendingError; statusCode; result.headers',
    false:
      'isStaticHandler; skipLoaderErrorBubbling; result.statusCode && result.statusCode !== 200 && !foundError',
    true: 'foundError',
  },
  processLoaderData: { '': 'revalidatingFetchers.filter(…' },

  // `RouterProvider` is given the router, `ScrollRestoration` nothing, links what `Link` passes on.
  RouterProvider: {
    '': `let isViewTransitionAvailable = …; {useTransitions}; {isStatic}; {future}; {onError}; let fetcherData = …;
      let [pendingState, setPendingState] = …; let [vtContext, setVtContext] = …; let [renderDfd, setRenderDfd] = …;
      let [transition, setTransition] = …; let [interruption, setInterruption] = …; let unstable_rsc = …; useTransitions = …;
      React3.useEffect(…; newState.fetchers.forEach(…; deletedFetchers.forEach(…`,
    'void 0':
      'onError; useTransitions; renderDfd; pendingState; interruption; transition; viewTransitionOpts; vtContext',
    '[_state]': 'useOptimisticSafe(…',
    false:
      'reactDomFlushSyncImpl && flushSync; typeof router.window.document.startViewTransition === "function"',
  },
  useRoutesImpl: { '': 'invariant(…', 'void 0': 'locationArg; routeMatch' },
  _renderMatches: { '': 'invariant(…', 'void 0': 'onErrorHandler', false: 'dataRouterOpts.isStatic' },
  RenderErrorBoundary: {
    false: 'this.context; state.revalidation !== "idle" && props.revalidation === "idle"',
    'void 0': 'this.props.onError',
  },
  RenderedRoute: { '': 'let dataRouterContext = …; if (dataRouterContext && …' },
  useIsomorphicLayoutEffect: { '': 'let isStatic = …', false: 'isStatic' },
  useNavigate: { '': 'let { isDataRoute } = …', true: 'isDataRoute' },
  ScrollRestoration: {
    'void 0': 'remixContext; getKey; storageKey',
    '': 'let remixContext = …; let { basename } = …; let location = …; let matches = …; let ssrKey = …',
  },
  useScrollRestoration: {
    'void 0': 'getKey; storageKey; matches; basename',
    '': 'let matches = …; let { basename } = …',
    'location.key': 'getScrollRestorationKey(…',
    true: 'typeof document !== "undefined"',
  },
  usePageHide: { '': 'let { capture } = …', 'void 0': 'capture' },
  useLinkClickHandler: {
    'void 0': 'mask; relative; viewTransition; defaultShouldRevalidate; useTransitions',
  },
};
