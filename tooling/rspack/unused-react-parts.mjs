/**
 * Functions of React's renderer for what the product has none of, by that: each is called only for it, or does nothing without it, and no
 * code uses what it returns then.
 */
export const UNUSED = {
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
    'commitSuspenseHydrationCallbacks',
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
    'isSingletonScope',
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
  'states of forms whose action is a function': [
    'extractEvents$1',
    'requestFormReset$1',
    'TransitionAwareHostComponent',
    'useHostTransitionStatus',
  ],
  'what a compiler adds': ['useMemoCache'],
  useActionState: ['mountActionState', 'rerenderActionState', 'updateActionState'],
  'refs of fragments': [
    'FragmentInstance',
    'addFragmentHandleToFiber',
    'commitFragmentInstanceDeletionEffects',
    'commitFragmentInstanceInsertionEffects',
    'commitNewChildToFragmentInstance',
    'commitNewChildToFragmentInstances',
    'deleteChildFromFragmentInstance',
    'isFragmentInstanceHostBoundary',
    'isFragmentInstanceParent',
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

/**
 * What is always so of React in this product, by function and then by what stands instead. Who begins to use one of these takes it out.
 * @type {import('./replace-in-functions.mjs').Replacements}
 */
export const UNUSED_REACT_PARTS = {
  '*': {
    // No view transitions, whose commits are prepared otherwise; nothing that hydrates; no form whose action is a function.
    false: `viewTransitionMutationContext; shouldStartViewTransition; (lanes & 335544064) === lanes;
      (committedLanes & 335544064) === committedLanes; popHydrationState(…; needsFormReset; shouldDoubleInvokeUserFnsInHooksDEV;
      current.memoizedState.isDehydrated; prevState.isDehydrated; fiber.current.memoizedState.isDehydrated;
      root.current.memoizedState.isDehydrated; nearestMounted.stateNode.current.memoizedState.isDehydrated`,
    null: 'hydrationErrors; upgradeHydrationErrorsToRecoverable(…; suspenseState.dehydrated; prevState.dehydrated; pendingTransitionTypes',
    'void 0': 'viewTransitionMutationContext = !0',
  },
  // No commit waits for style sheets, pictures or a view transition.
  completeRootWhenReady: { null: 'waitForCommitToBeReady(…', 'void 0': 'accumulateSuspenseyCommitOnFiber(…' },
  commitBeforeMutationEffects: { false: 'committedLanes' },
  commitBeforeMutationEffects_complete: { false: 'isViewTransitionEligible' },
  // Children are elements, texts and lists of them.
  createChildReconciler: {
    false: '"function" === typeof newChild.then; newChild.$$typeof === REACT_CONTEXT_TYPE',
  },
  createFiberFromTypeAndProps: {
    5: 'isHostHoistableType(type, pendingProps, contextStackCursor.current) ? 26 : "html" === type || "head" === type || "body" === type ? 27 : 5',
  },
  // The name of what is no component, in the text of an error.
  beginWork: { null: 'getComponentNameFromType(…' },
  setProp: { '': 'if ("function" === typeof value) { domElement.setAttribute(…' },
  // Classes are boundaries of errors.
  checkShouldComponentUpdate: {
    false: '"function" === typeof workInProgress.shouldComponentUpdate',
  },
  updateClassComponent: {
    false: `"function" === typeof context.getSnapshotBeforeUpdate; "function" === typeof context.componentWillMount;
      "function" === typeof context.UNSAFE_componentWillMount; "function" === typeof context.componentWillUpdate;
      "function" === typeof context.UNSAFE_componentWillUpdate`,
    true: `"function" !== typeof context.UNSAFE_componentWillMount; "function" !== typeof context.componentWillMount;
      "function" !== typeof context.UNSAFE_componentWillUpdate; "function" !== typeof context.componentWillUpdate;
      "function" !== typeof context.UNSAFE_componentWillReceiveProps;
      "function" !== typeof context.componentWillReceiveProps; "function" !== typeof context.getSnapshotBeforeUpdate`,
  },
};
