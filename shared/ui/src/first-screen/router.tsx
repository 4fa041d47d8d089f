// Stands in for the router in the build of first screens: a link is an `a` with its complete URL.
import { firstScreenInput } from '@tsugi/contract/first-screen';
import type { To } from '@tsugi/router';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

/** The route components below the one that is being rendered. */
export const OutletContext = createContext<readonly ComponentType[]>([]);

export function Outlet() {
  const [Page, ...below] = useContext(OutletContext);
  return Page ? (
    <OutletContext value={below}>
      <Page />
    </OutletContext>
  ) : null;
}

export function useLocation() {
  const { root, url } = firstScreenInput();
  if (last?.url !== url) last = { url, location: locationOf(root, url) };
  return last.location;
}

/** Every link reads it. */
let last: { readonly url: string; readonly location: ReturnType<typeof locationOf> } | undefined;

function locationOf(root: string, url: string) {
  const { pathname, search, hash } = new URL(url);
  return {
    pathname: `/${pathname.slice(new URL(root).pathname.length)}`,
    search,
    hash,
    state: null,
    key: 'default',
  };
}

export function useParams(): Readonly<Record<string, string | undefined>> {
  const { params } = firstScreenInput();
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, decode(value)]));
}

export function useSearchParams() {
  return [new URLSearchParams(useLocation().search), () => undefined] as const;
}

export function useHref(to: To): string {
  const { pathname, search } = useLocation();
  return typeof to === 'string'
    ? complete(to, pathname, search)
    : complete(`${to.pathname ?? pathname}${to.search ?? ''}${to.hash ?? ''}`, pathname, search);
}

function complete(to: string, pathname: string, search: string): string {
  const { root } = firstScreenInput();
  // Most links: nothing that a URL parser would change.
  if (/^\/[\w-][\w/-]*$/.test(to)) return root + to.slice(1);
  if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(to)) return to;
  // Relative to the page, as the router counts: a path without a slash is appended to it.
  const path = to.startsWith('/') ? to.slice(1) : below(pathname, search, to);
  return new URL(path, root).href;
}

function below(pathname: string, search: string, to: string): string {
  const page = pathname.slice(1).replace(/\/$/, '');
  if (to === '') return page + search;
  if (/^[?#]/.test(to)) return page + to;
  return new URL(to, `http://host/${page}/`).href.slice('http://host/'.length);
}

export const useNavigate = () => () => undefined;
export const useNavigation = () => ({ state: 'idle' });
/** As of a page that begins at its top: a scroll position is restored later. */
export const useNavigationType = () => 'PUSH';
export const useLoaderData = () => null;
export const useRouteError = () => undefined;
export const ScrollRestoration = () => null;

interface LinkProps {
  readonly to: To;
  readonly children?: ReactNode;
  readonly [name: string]: unknown;
}

const OF_ROUTER = ['to', 'replace', 'state', 'relative', 'preventScrollReset', 'reloadDocument'];

export function Link({ children, ...props }: LinkProps) {
  const rest = Object.fromEntries(Object.entries(props).filter(([name]) => !OF_ROUTER.includes(name)));
  return (
    <a {...rest} href={useHref(props.to)}>
      {children}
    </a>
  );
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // The router leaves an invalid escape unchanged, too.
    return text;
  }
}
