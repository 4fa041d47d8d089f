/**
 * Runs in the page, before anything else: what React commits, through the hook that it reports to when there is one, and elements that
 * come into the document. `__renders.take()` gives the counts since the last call: commits, components rendered in them, elements added.
 */
export function observeRenders() {
  /** React's mark on a fiber whose component has run for this commit. */
  const PERFORMED_WORK = 1;
  const counts = { commits: 0, components: 0, elements: 0 };

  /** Below a fiber with the child that it had before nothing was rendered; else all its children are those of this commit. */
  const countIn = (fiber, before) => {
    let rendered = fiber.flags & PERFORMED_WORK;
    if (before && fiber.child === before.child) return rendered;
    for (let child = fiber.child; child; child = child.sibling) rendered += countIn(child, child.alternate);
    return rendered;
  };

  globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    isDisabled: false,
    supportsFiber: true,
    renderers: new Map(),
    inject: () => 1,
    onCommitFiberRoot: (_id, root) => {
      counts.commits += 1;
      counts.components += countIn(root.current, root.current.alternate);
    },
    onCommitFiberUnmount: () => {},
    onPostCommitFiberRoot: () => {},
    checkDCE: () => {},
  };
  new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes)
        if (node instanceof Element) counts.elements += 1 + node.querySelectorAll('*').length;
  }).observe(document, { childList: true, subtree: true });

  globalThis.__renders = {
    take: () => {
      const taken = { ...counts };
      for (const name of Object.keys(counts)) counts[name] = 0;
      return taken;
    },
  };
}
