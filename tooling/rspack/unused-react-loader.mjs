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
    'measureNestedViewTransitions',
    'restoreEnterOrExitViewTransitions',
    'restoreNestedViewTransitions',
    'restorePairedViewTransitions',
    'restoreViewTransitionOnHostInstances',
    'scheduleViewTransitionEvent',
    'startViewTransition',
    'trackEnterViewTransitions',
  ],
  'trees of a server': [
    'attemptExplicitHydrationTarget',
    'clearHydrationBoundary',
    'hideOrUnhideDehydratedBoundary',
    'mountHostRootWithoutHydrating',
    'queueIfContinuousEvent',
    'retryDehydratedSuspenseBoundary',
    'updateDehydratedSuspenseComponent',
  ],
  'style sheets, scripts and preloads among elements': [
    'acquireResource',
    'insertStylesheet',
    'insertSuspendedStylesheets',
    'preconnectAs',
    'preinitModuleScript',
    'preinitScript',
    'preinitStyle',
    'preload',
    'preloadModule',
    'preloadResource',
    'preloadStylesheet',
    'suspendResource',
  ],
  '<Activity>': ['mountActivityChildren', 'updateActivityComponent'],
  '<SuspenseList>': ['initSuspenseListRenderState', 'updateSuspenseListComponent'],
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
};

/**
 * Leaves a fifth of React's renderer out of the bundle: it is one module without exports that could be left out, and 63 of the 121 KB before the first
 * remote.
 * @param {string} source `react-dom-client.production.js`
 * @throws when it has one of these parts no longer, or under another name: then look what has become of it
 */
export default function unusedReactLoader(source) {
  const names = Object.values(UNUSED).flat();
  const emptied = names.reduce(
    (rest, name) =>
      replaceOnce(rest, new RegExp(`^(function ${name}\\([^)]*\\) \\{)\\n[^]*?^\\}$`, 'gm'), '$1}'),
    source,
  );
  const withoutMethods = emptied.replace(/^FragmentInstance\.prototype\.\w+ =(?: function)?.*?^\};$/gms, '');
  const withoutRoot = replaceOnce(withoutMethods, /^exports\.hydrateRoot = function.*?^\};$/gms, '');
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
