interface Renderers {
  renderers: Map<number, unknown>;
  supportsFiber: boolean;
  inject: (renderer: unknown) => number;
  onScheduleFiberRoot: () => void;
  onCommitFiberRoot: () => void;
  onCommitFiberUnmount: () => void;
}

/**
 * Development only. Every bundle has its own refresh runtime, and all of them need the one React of the page. This hook
 * exists before any bundle and stores the renderer for later ones.
 */
export function installRefreshHook(): void {
  // The name is React's own; browsers' developer extensions may have set it already.
  const page = window as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: Renderers };
  if (page.__REACT_DEVTOOLS_GLOBAL_HOOK__) return;
  const renderers = new Map<number, unknown>();
  page.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    renderers,
    supportsFiber: true,
    inject(renderer) {
      const id = renderers.size + 1;
      renderers.set(id, renderer);
      return id;
    },
    onScheduleFiberRoot: () => undefined,
    onCommitFiberRoot: () => undefined,
    onCommitFiberUnmount: () => undefined,
  };
}
