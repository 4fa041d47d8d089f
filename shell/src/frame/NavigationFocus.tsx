import { useLocation } from '@tsugi/router';
import { VisuallyHidden } from '@tsugi/ui';
import { useEffect, useRef, useState } from 'react';

/**
 * After a navigation within the product, focus moves to the content and the new title is spoken: what a browser does
 * for a page that is loaded anew. A change of the query string alone (typing in a search box) leaves the focus.
 */
export function NavigationFocus() {
  const { pathname, state } = useLocation();
  // A control that changes the address by itself keeps the focus: arrow keys go on working in it.
  const keepsFocus = typeof state === 'object' && state !== null && 'keepFocus' in state;
  const previous = useRef(pathname);
  const [spoken, setSpoken] = useState('');

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    if (!keepsFocus) document.getElementById('main')?.focus({ preventScroll: true });
    // The page sets its title in an effect of the same commit; the next frame sees it.
    const frame = requestAnimationFrame(() => setSpoken(document.title));
    return () => cancelAnimationFrame(frame);
  }, [pathname, keepsFocus]);

  return (
    <VisuallyHidden>
      <span role="status">{spoken}</span>
    </VisuallyHidden>
  );
}
