import { host } from '@tsugi/contract';
import { useLocation, useNavigationType } from '@tsugi/router';
import { VisuallyHidden } from '@tsugi/ui';
import { use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { RemoteLoaderContext } from '../remotes/remote-loader-context.ts';
import { whenTitled } from './when-titled.ts';

export interface NavigationFocusProps {
  /** Path of the page that the document began with: this part of the frame arrives later. */
  readonly began: string;
}

/**
 * After a navigation within the product, focus moves to the content and the new title is spoken: what a browser does
 * for a page that is loaded anew. A change of the query string alone (typing in a search box) leaves the focus.
 */
export function NavigationFocus({ began }: NavigationFocusProps) {
  const { pathname, state } = useLocation();
  // A control that changes the address by itself keeps the focus: arrow keys go on working in it.
  const keepsFocus = typeof state === 'object' && state !== null && 'keepFocus' in state;
  // A page completes its own address in place (a work's name, say): that is no other page.
  const isCompleted = useNavigationType() === 'REPLACE';
  const remoteLoader = use(RemoteLoaderContext);
  const previous = useRef(began);
  /** Undefined until a page has been left while this code was there. */
  const titleBefore = useRef<string>(undefined);
  const [spoken, setSpoken] = useState('');
  const isUntold = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the page is the reason to run
  useLayoutEffect(
    () => () => {
      // Before the new page's own effects: this is still the title of the one that is left.
      titleBefore.current = document.title;
    },
    [pathname],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the page is the only reason to run
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const tell = (title: string) => {
      isUntold.current = false;
      setSpoken(title);
    };
    // The page has its title already: nothing may take its place.
    if (isCompleted) return isUntold.current ? whenTitled('', async () => undefined, tell) : undefined;
    isUntold.current = true;
    const isLate = titleBefore.current === undefined;
    const main = document.getElementById('main');
    // Before this code arrived, the reader may have begun to use the page.
    const isInUse = isLate && main?.contains(document.activeElement);
    if (!keepsFocus && !isInUse) main?.focus({ preventScroll: true });
    // The title of the page one left must not stand over the new one: its card knows one until it has its own.
    const standIn = async () => {
      // The present title may be the new page's own.
      const found = isLate ? undefined : await remoteLoader?.match(pathname);
      return found && 'route' in found ? `${found.route.title} - ${host().shortName}` : undefined;
    };
    return whenTitled(titleBefore.current ?? document.title, standIn, tell);
  }, [pathname]);

  return (
    <VisuallyHidden>
      <span role="status">{spoken}</span>
    </VisuallyHidden>
  );
}
