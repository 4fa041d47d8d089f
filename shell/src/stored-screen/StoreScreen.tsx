import { bootResult } from '@tsugi/contract/boot-result';
import { currentAuth, useAuth } from '@tsugi/data';
import { shownResults } from '@tsugi/data/shown-results';
import { peekAuth } from '@tsugi/data/token-owner';
import { localStore, readItem, sessionStore } from '@tsugi/platform/store';
import { useLocation } from '@tsugi/router';
import { useEffect } from 'react';
import { pathInProduct } from '../base-url.ts';
import { START_POLICY } from '../start-policy.ts';
import { nodesOf } from './nodes-of-page.ts';
import { currentViewport, writeStoredScreen } from './stored-screens.ts';

/** What a page shows while something is on its way, or could not be shown. */
const UNFINISHED = '[aria-busy="true"], [data-outcome], [data-reason], [role="alert"]';
const OPEN =
  'dialog[open], [role="dialog"], [role="alertdialog"], [role="menu"], :popover-open, [aria-haspopup][aria-expanded="true"]';
/** Each visit begins with spoilers closed. */
const OPEN_SPOILER = '[data-md="spoiler"] > [aria-expanded="true"], [data-spoilers][aria-expanded="true"]';

/** Stores the page for the first frame of its next visit: when it has come to rest, and when it is left. */
export function StoreScreen() {
  const location = useLocation();
  const auth = useAuth();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page, or the same for another account, comes to rest anew
  useEffect(() => {
    // Without a composition, in development for example, no version is known that it could belong to.
    if (!bootResult()?.composition) return;
    const store = () => {
      // Another account is here, and its page is not rendered yet.
      if (currentAuth() !== auth || !isComplete()) return;
      clearInterval(timer);
      storeScreen();
    };
    const timer = setInterval(() => {
      // Safari has no idle callbacks.
      (globalThis.requestIdleCallback ?? setTimeout)(store);
    }, START_POLICY.storeAfterMs);
    addEventListener('pagehide', store);
    return () => {
      clearInterval(timer);
      removeEventListener('pagehide', store);
    };
  }, [location, auth]);
  return null;
}

/** Whether the page shows its beginning, and all of it: what is stored appears as if it were the page. */
function isComplete(): boolean {
  const main = document.querySelector('main:not([aria-busy])');
  if (!main || scrollY > 0 || document.querySelector(`${OPEN}, ${OPEN_SPOILER}`)) return false;
  const unfinished = [...main.querySelectorAll(UNFINISHED)];
  return unfinished.every((element) => element.getBoundingClientRect().top > innerHeight);
}

function storeScreen(): void {
  const main = document.getElementById('main');
  const { token } = peekAuth();
  const storage = localStore();
  // Another tab may have signed out a moment ago; the sign-in page says what only its own visit may say.
  const isOther = (storage?.getItem('access_token') ?? undefined) !== token;
  // What a press has shown of the hidden is this tab's alone.
  const isShown = readItem(sessionStore(), 'tsugi.shown') !== null;
  if (!main || isOther || isShown || pathInProduct(location.pathname).startsWith('/authentication')) return;
  writeStoredScreen(storage, token, {
    url: location.href,
    viewport: currentViewport(),
    storedAt: Date.now(),
    styles: stylesOf(main),
    results: shownResults(),
    nodes: nodesOf(main),
  });
}

/** Copies of what a page has. */
const OF_FIRST_SCREENS = /\/first-screen-[^/]+$/;

/** The links to the style sheets of the shell, and to those of which the page has a class. */
function stylesOf(main: Element): readonly Readonly<Record<string, string>>[] {
  const names = new Set([...main.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]));
  return [...document.querySelectorAll<HTMLLinkElement>('head link[rel="stylesheet"]')]
    .filter(
      ({ href, sheet }) =>
        !OF_FIRST_SCREENS.test(href) && [...(sheet?.cssRules ?? [])].some((rule) => hasClass(rule, names)),
    )
    .map(({ href, integrity, crossOrigin }) => ({
      href,
      ...(integrity ? { integrity } : {}),
      ...(crossOrigin === null ? {} : { crossorigin: crossOrigin }),
    }));
}

function hasClass(rule: CSSRule, names: ReadonlySet<string>): boolean {
  if (rule instanceof CSSStyleRule) {
    const classes = rule.selectorText.match(/\.[\w-]+/g) ?? [];
    if (classes.some((name) => names.has(name.slice(1)))) return true;
  }
  return rule instanceof CSSGroupingRule && [...rule.cssRules].some((inner) => hasClass(inner, names));
}
