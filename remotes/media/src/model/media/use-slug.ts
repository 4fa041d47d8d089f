import { titleSlug } from '@tsugi/data/pure';
import { useLocation, useNavigate, useParams } from '@tsugi/router';
import { useEffect } from 'react';
import { formatMediaPath, parseMediaKey } from './media-params.ts';

/** Adds the missing name to the URL of a media. */
export function useSlug(title: string): void {
  const { type, id } = useParams();
  const isSubPage = useIsSubPage();
  const key = isSubPage ? undefined : parseMediaKey(type, id);
  useCompletePath(key && formatMediaPath(key, titleSlug(title)));
}

/** Goes to the path with the name where the URL has none, by `replace`; query string and scroll position stay. */
export function useCompletePath(complete: string | undefined): void {
  const { name } = useParams();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    // A name of other letters than Latin ones may have no slug.
    if (complete === undefined || name !== undefined || complete === pathname) return;
    navigate({ pathname: complete, search, hash }, { replace: true, preventScrollReset: true });
  }, [complete, name, pathname, search, hash, navigate]);
}

/** The URL is that of a page below a media's own: characters, staff, one review. */
export function useIsSubPage(): boolean {
  return /\/(characters|staff|review\/\d+)$/.test(useLocation().pathname);
}
