import { titleSlug } from '@tsugi/data/pure';
import { useLocation, useNavigate, useParams } from '@tsugi/router';
import { useEffect } from 'react';
import { formatMediaPath, parseMediaKey } from './media-params.ts';

/** Adds the missing name to a URL by `replace`; query string and scroll position stay. */
export function useSlug(title: string): void {
  const { type, id, name } = useParams();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const isSubPage = /\/(characters|staff|review\/\d+)$/.test(pathname);

  useEffect(() => {
    const key = parseMediaKey(type, id);
    if (!key || name !== undefined || isSubPage) return;
    navigate(
      { pathname: formatMediaPath(key, titleSlug(title)), search, hash },
      { replace: true, preventScrollReset: true },
    );
  }, [type, id, name, title, isSubPage, search, hash, navigate]);
}
