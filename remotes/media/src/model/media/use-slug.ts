import { titleSlug } from '@tsugi/data/pure';
import { useLocation, useNavigate, useParams } from '@tsugi/router';
import { useEffect } from 'react';
import { formatMediaPath, parseMediaKey } from './media-params.ts';
import { useIsSubPage } from './use-is-sub-page.ts';

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
  const { search, hash } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    if (complete === undefined || name !== undefined) return;
    navigate({ pathname: complete, search, hash }, { replace: true, preventScrollReset: true });
  }, [complete, name, search, hash, navigate]);
}
