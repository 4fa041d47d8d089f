import { parseSync, traverse } from '@babel/core';
import { replaceOnce } from './replace-once.mjs';

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
    'getNextHydratable',
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
  'stacks and names of components, which the minifier changes': [
    'describeBuiltInComponentFrame',
    'describeNativeComponentFrame',
    'getComponentNameFromType',
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
  'commits that wait for pictures': ['estimateBandwidth', 'isLikelyStaticResource'],
  'code of a compiler for components': ['useMemoCache'],
  useCacheRefresh: ['refreshCache'],
};

/** Methods and functions that are exported, by how they are written. */
const UNUSED_EXPORTS = [
  /^exports\.hydrateRoot = function.*?^\};$/gms,
  /^ReactDOMHydrationRoot\.prototype\.unstable_scheduleHydration = function.*?^\};$/gms,
  /^ReactDOMSharedInternals\.findDOMNode = function.*?^\};$/gms,
];

/**
 * Events that no component handles. React listens to every event at the root, and a browser dispatches those of animations and transitions
 * only in documents that listen: each picture that fades in, each placeholder and each link under the pointer makes some.
 */
const UNUSED_EVENTS = [
  'ANIMATION_END',
  'ANIMATION_ITERATION',
  'ANIMATION_START',
  'TRANSITION_CANCEL',
  'TRANSITION_END',
  'TRANSITION_RUN',
  'TRANSITION_START',
];

/** Kinds of fibers that are never made: <SuspenseList>, an element of the head, <ViewTransition>, <Activity>. React says by an error that it does not know them. */
const UNUSED_TAGS = [19, 26, 30, 31];

/** How many cases of these there are in the installed React: another number means that they are written otherwise. */
const UNUSED_CASES = 52;

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
      replaceOnce('React', rest, new RegExp(`^(exports\\.${name} = function) .*?^\\};$`, 'gms'), '$1 () {};'),
    source,
  );
}

const HINTS = ['preconnect', 'prefetchDNS', 'preinit', 'preinitModule', 'preload', 'preloadModule'];

/** @param {string} source */
function withoutUnused(source) {
  const names = Object.values(UNUSED).flat();
  const emptied = names.reduce(
    (rest, name) =>
      replaceOnce('React', rest, new RegExp(`^(function ${name}\\([^)]*\\) \\{)\\n[^]*?^\\}$`, 'gm'), '$1}'),
    source,
  );
  const withoutMethods = emptied.replace(
    /^(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\.\w+ =(?: function)?.*?^\};$/gms,
    '',
  );
  const withoutExports = UNUSED_EXPORTS.reduce(
    (rest, part) => replaceOnce('React', rest, part, ''),
    withoutMethods,
  );
  const withoutEvents = UNUSED_EVENTS.reduce(
    (rest, name) =>
      replaceOnce('React', rest, new RegExp(`^registerSimpleEvent\\(${name}, "on\\w+"\\);$`, 'gm'), ''),
    withoutExports,
  );
  const withoutRoot = withoutCases(withoutEvents);
  if (!/\bisHydrating = !1,/.test(withoutRoot))
    throw new Error('React no longer says by isHydrating that it hydrates');
  // It hydrates no root: what is read is a constant for the minifier.
  return withoutRoot.replace(/^function \w+\(([^)]*)\) \{\n.*?^\}$/gms, (whole, parameters) =>
    /\bisHydrating\b/.test(parameters) ? whole : whole.replace(/(?<![\w$.])isHydrating(?![\w$]| = )/g, '!1'),
  );
}

/** @param {string} source */
function withoutCases(source) {
  /** @type {{ start: number, end: number, by: string }[]} */
  const edits = [];
  traverse(parseSync(source, { configFile: false, babelrc: false, sourceType: 'script' }), {
    SwitchCase(path) {
      const { node, parent } = path;
      if (parent.discriminant.property?.name !== 'tag' || !UNUSED_TAGS.includes(node.test?.value)) return;
      const before = parent.cases[path.key - 1];
      const isShared = before?.consequent.length === 0 || node.consequent.length === 0;
      const [first] = node.consequent;
      const names = isShared ? [] : namesIn(path);
      edits.push({
        start: node.start,
        end: isShared && first ? first.start : node.end,
        // What it declares is used in other cases, too.
        by: names.length > 0 ? `case ${node.test.value}: var ${names.join(', ')}; break;` : '',
      });
    },
  });
  if (edits.length !== UNUSED_CASES)
    throw new Error(`React has ${edits.length} cases of fibers that are never made`);
  return edits.reduceRight((rest, { start, end, by }) => rest.slice(0, start) + by + rest.slice(end), source);
}

/** @param {import('@babel/core').NodePath} path @returns {string[]} what its statements declare for the whole function */
function namesIn(path) {
  /** @type {Set<string>} */
  const names = new Set();
  path.traverse({
    Function: (inner) => inner.skip(),
    VariableDeclarator: ({ node }) => void names.add(node.id.name),
  });
  return [...names];
}
