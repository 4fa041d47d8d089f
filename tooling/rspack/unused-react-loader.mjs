/**
 * Functions of React's renderer for what the product has none of, by that: each is called only for it, or does nothing without it, and no
 * code uses what it returns then.
 */
const UNUSED = {
  'view transitions of components': [
    'applyViewTransitionToHostInstances',
    'commitAppearingPairViewTransitions',
    'commitDeletedPairViewTransitions',
    'commitEnterViewTransitions',
    'commitExitViewTransitions',
    'commitNestedViewTransitions',
    'createViewTransitionInstance',
    'getClassNameByType',
    'getViewTransitionClassName',
    'getViewTransitionName',
    'maySuspendCommit',
    'measureNestedViewTransitions',
    'queueTransitionTypes',
    'restoreEnterOrExitViewTransitions',
    'restoreNestedViewTransitions',
    'restorePairedViewTransitions',
    'restoreViewTransitionOnHostInstances',
    'scheduleViewTransitionEvent',
    'startViewTransition',
    'suspendInstance',
    'trackEnterViewTransitions',
  ],
  'trees of a server': [
    'attemptExplicitHydrationTarget',
    'attemptReplayContinuousQueuedEvent',
    'clearHydrationBoundary',
    'commitActivityHydrationCallbacks',
    'hideOrUnhideDehydratedBoundary',
    'mountHostRootWithoutHydrating',
    'popToNextHostParent',
    'prepareToHydrateHostInstance',
    'queueIfContinuousEvent',
    'replayUnblockedEvents',
    'retryDehydratedSuspenseBoundary',
    'retryIfBlockedOn',
    'scheduleCallbackIfUnblocked',
    'scheduleReplayQueueIfNeeded',
    'throwOnHydrationMismatch',
    'updateDehydratedSuspenseComponent',
  ],
  'style sheets, scripts, titles and preloads among elements': [
    'acquireResource',
    'createHoistableInstance',
    'getHydratableHoistableCache',
    'getResource',
    'insertStylesheet',
    'insertSuspendedStylesheets',
    'isHostHoistableType',
    'mountHoistable',
    'preconnectAs',
    'preinitModuleScript',
    'preinitScript',
    'preinitStyle',
    'preload',
    'preloadModule',
    'preloadResource',
    'preloadResourceAndSuspendIfNeeded',
    'preloadStylesheet',
    'suspendResource',
  ],
  '<html>, <head> and <body> among elements': [
    'clearContainerSparingly',
    'commitHostSingletonAcquisition',
    'releaseSingletonInstance',
    'resolveSingletonInstance',
  ],
  '<Activity>': ['mountActivityChildren', 'updateActivityComponent'],
  '<SuspenseList>': [
    'cutOffTailIfNeeded',
    'findFirstSuspended',
    'initSuspenseListRenderState',
    'updateSuspenseListComponent',
  ],
  useActionState: ['mountActionState', 'rerenderActionState', 'updateActionState'],
  'refs of fragments': [
    'FragmentInstance',
    'commitFragmentInstanceDeletionEffects',
    'commitFragmentInstanceInsertionEffects',
    'commitNewChildToFragmentInstance',
    'commitNewChildToFragmentInstances',
    'deleteChildFromFragmentInstance',
  ],
  'custom elements': ['isCustomElement', 'setPropOnCustomElement'],
  'stacks of components, whose names the minifier changes': [
    'describeBuiltInComponentFrame',
    'describeNativeComponentFrame',
    'getStackByFiberInDevAndProd',
  ],
  'the browser as an indicator of transitions: the frame has one': ['defaultOnDefaultTransitionIndicator'],
  onBeforeInput: ['getFallbackBeforeInputChars', 'getNativeBeforeInputChars'],
  'browsers without the event "input"': [
    'getTargetInstForInputEventPolyfill',
    'handleEventsForInputEventPolyfill',
    'handlePropertyChange',
    'stopWatchingForValueChange',
  ],
  componentWillReceiveProps: ['callComponentWillReceiveProps'],
};

/** Methods and functions that are exported, by how they are written. */
const UNUSED_EXPORTS = [
  /^exports\.hydrateRoot = function.*?^\};$/gms,
  /^ReactDOMHydrationRoot\.prototype\.unstable_scheduleHydration = function.*?^\};$/gms,
  /^ReactDOMSharedInternals\.findDOMNode = function.*?^\};$/gms,
];

/**
 * Leaves a fifth of React's renderer out of the bundle: it is one module without exports that could be left out, and 63 of the 121 KB before the first
 * remote.
 * @param {string} source `react-dom-client.production.js`, or `react-dom.production.js`, of which the hints for the browser go
 * @throws when it has one of these parts no longer, or under another name: then look what has become of it
 */
export default function unusedReactLoader(source) {
  return /^exports\.createRoot = /m.test(source) ? withoutUnused(source) : withoutHints(source);
}

/** Those that the renderer does nothing for any longer. @param {string} source */
function withoutHints(source) {
  return HINTS.reduce(
    (rest, name) =>
      replaceOnce(rest, new RegExp(`^(exports\\.${name} = function) .*?^\\};$`, 'gms'), '$1 () {};'),
    source,
  );
}

const HINTS = ['preconnect', 'prefetchDNS', 'preinit', 'preinitModule', 'preload', 'preloadModule'];

/** @param {string} source */
function withoutUnused(source) {
  const names = Object.values(UNUSED).flat();
  const emptied = names.reduce(
    (rest, name) =>
      replaceOnce(rest, new RegExp(`^(function ${name}\\([^)]*\\) \\{)\\n[^]*?^\\}$`, 'gm'), '$1}'),
    source,
  );
  const withoutMethods = emptied.replace(
    /^(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\.\w+ =(?: function)?.*?^\};$/gms,
    '',
  );
  const withoutRoot = UNUSED_EXPORTS.reduce((rest, part) => replaceOnce(rest, part, ''), withoutMethods);
  if (!/\bisHydrating = !1,/.test(withoutRoot))
    throw new Error('React no longer says by isHydrating that it hydrates');
  // It hydrates no root: what is read is a constant for the minifier.
  return withoutRoot.replace(/^function \w+\(([^)]*)\) \{\n.*?^\}$/gms, (whole, parameters) =>
    /\bisHydrating\b/.test(parameters) ? whole : whole.replace(/(?<![\w$.])isHydrating(?![\w$]| = )/g, '!1'),
  );
}

/** @param {string} source @param {RegExp} part @param {string} by */
function replaceOnce(source, part, by) {
  const found = source.match(part)?.length ?? 0;
  if (found !== 1) throw new Error(`React has ${found} parts like ${part}`);
  return source.replace(part, by);
}
