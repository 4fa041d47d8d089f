import { host } from '@tsugi/contract';
import { manifestText } from '@tsugi/contract/routing';
import { useLocation, useNavigationType } from '@tsugi/router';
import { motionIsWelcome, VisuallyHidden } from '@tsugi/ui';
import { use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { RemoteLoaderContext } from '../remotes/remote-loader-context.ts';
import { whenTitled } from './when-titled.ts';

/** How a new page fades in: its first frame can be read already. Milliseconds. */
const FADE = { from: 0.5, duration: 120 };

export interface NavigationFocusProps {
  /** Path of the first page of the document: this component is loaded later. */
  readonly began: string;
}

/**
 * After a navigation within the product, fades the new page in where motion is welcome, moves the focus to the content and announces
 * the new title, as a browser does for a new document. A change of the query string alone (typing in a search box) leaves the focus.
 */
export function NavigationFocus({ began }: NavigationFocusProps) {
  const { pathname, state } = useLocation();
  // A control that changes the URL keeps the focus, for its arrow keys.
  const keepsFocus = typeof state === 'object' && state !== null && 'keepFocus' in state;
  // A page completes its own URL in place (the name of a media): the page stays the same.
  const isCompleted = useNavigationType() === 'REPLACE';
  const remoteLoader = use(RemoteLoaderContext);
  const previous = useRef(began);
  /** Undefined until the first navigation after this component was mounted. */
  const titleBefore = useRef<string>(undefined);
  const [spoken, setSpoken] = useState('');
  const isUnannounced = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the page is the only reason to run
  useLayoutEffect(() => {
    if (previous.current !== pathname && !isCompleted && motionIsWelcome())
      document.getElementById('main')?.animate({ opacity: [FADE.from, 1] }, FADE.duration);
    return () => {
      // Runs before the effects of the new page: this is still the title of the previous one.
      titleBefore.current = document.title;
    };
  }, [pathname]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the page is the only reason to run
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const announce = (title: string) => {
      isUnannounced.current = false;
      setSpoken(title);
    };
    // The page has its title already: it needs no stand-in.
    if (isCompleted)
      return isUnannounced.current ? whenTitled('', async () => undefined, announce) : undefined;
    isUnannounced.current = true;
    const isLate = titleBefore.current === undefined;
    const main = document.getElementById('main');
    // The user may have focused the page before this component was loaded.
    const isInUse = isLate && main?.contains(document.activeElement);
    // A dialog that was opened while the page was on its way, such as the command palette, gets the keys that follow.
    const isInDialog = document.activeElement?.closest('[role="dialog"][data-open]');
    if (!keepsFocus && !isInUse && !isInDialog) main?.focus({ preventScroll: true });
    // Until the new page sets its title, the title of its manifest replaces that of the previous page.
    const standIn = async () => {
      // The present title may be the new page's own.
      const found = isLate ? undefined : await remoteLoader?.match(pathname);
      if (!found || !('route' in found)) return undefined;
      return `${manifestText(found.manifest, found.route.title)} - ${host().shortName}`;
    };
    return whenTitled(titleBefore.current ?? document.title, standIn, announce);
  }, [pathname]);

  return (
    <VisuallyHidden>
      <span role="status">{spoken}</span>
    </VisuallyHidden>
  );
}
