/**
 * A pressed button may be removed with what it stands in, at once or when a response comes: "Try again", "Clear all filters". The
 * focus then moves to the next element around it that stays, so that Tab goes on from there; it would fall back to the page's start.
 */
export function keepFocusNear(page: Document): void {
  let pressed: HTMLElement | undefined;
  let around: readonly HTMLElement[] = [];
  /** The elements of a page that was left are not held until the next press. */
  const release = () => {
    observer.disconnect();
    pressed = undefined;
    around = [];
  };
  const observer = new MutationObserver(() => {
    if (pressed?.isConnected) return;
    const places = around;
    release();
    const stays = places.find((element) => element.isConnected && element !== page.body);
    // Code that knows a better place has moved it already.
    if (page.activeElement === page.body && stays) focusWithoutMark(stays);
  });
  const watch = ({ target }: Event) => {
    const { activeElement } = page;
    if (!(activeElement instanceof HTMLElement) || activeElement === page.body) return;
    if (!(target instanceof Node) || !activeElement.contains(target)) return;
    pressed = activeElement;
    around = ancestorsOf(activeElement);
    observer.observe(page.body, { childList: true, subtree: true });
  };
  page.addEventListener('click', watch, { capture: true });
  page.addEventListener('focusin', ({ target }) => {
    if (target !== pressed) release();
  });
}

function ancestorsOf({ parentElement }: HTMLElement): readonly HTMLElement[] {
  return parentElement ? [parentElement, ...ancestorsOf(parentElement)] : [];
}

/** A container takes the focus once, without looking focused. */
function focusWithoutMark(element: HTMLElement): void {
  const isFocusable = element.hasAttribute('tabindex');
  if (!isFocusable) element.tabIndex = -1;
  element.style.outline = 'none';
  element.addEventListener(
    'blur',
    () => {
      if (!isFocusable) element.removeAttribute('tabindex');
      element.style.removeProperty('outline');
    },
    { once: true },
  );
  element.focus({ preventScroll: true });
}
