import { localStore, readJson, writeItem } from '@tsugi/platform/store';

/** A page that was visited, such as that of a title. */
export interface RecentPage {
  /** From the product's root. */
  readonly path: string;
  readonly title: string;
  /** BCP 47 tag of the title if it is in another language than the page was. */
  readonly lang?: string;
  readonly image?: string;
}

const MOST = 30;

const keyOf = (account: string) => `tsugi.palette.recent.${account}`;

/** The latest first. Nothing of another account. */
export function recentPages(account: string | undefined): readonly RecentPage[] {
  const stored: unknown = account === undefined ? undefined : readJson(localStore(), keyOf(account));
  return Array.isArray(stored) ? stored.filter(isRecent) : [];
}

/** @param isSame whether two paths are of one page, whose name in the URL may have changed. Without storage it is forgotten. */
export function noteRecent(
  account: string | undefined,
  page: RecentPage,
  isSame: (one: string, other: string) => boolean,
): void {
  if (account === undefined) return;
  const others = recentPages(account).filter(({ path }) => !isSame(path, page.path));
  writeItem(localStore(), keyOf(account), JSON.stringify([page, ...others].slice(0, MOST)));
}

/** What is damaged, or was stored by another release in another form, is left out. */
function isRecent(value: unknown): value is RecentPage {
  const { path, title, lang, image }: Partial<Record<keyof RecentPage, unknown>> = Object(value);
  return (
    typeof path === 'string' &&
    /^\/(?![/\\])/.test(path) &&
    typeof title === 'string' &&
    (lang === undefined || typeof lang === 'string') &&
    (image === undefined || (typeof image === 'string' && /^https?:/.test(image)))
  );
}
