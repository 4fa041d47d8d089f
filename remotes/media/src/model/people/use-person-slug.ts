import { type PersonKind, personPath } from '@tsugi/data/pure';
import { useLocation, useNavigate, useParams } from '@tsugi/router';
import { useEffect } from 'react';

/** Adds the missing name to a URL by `replace`; query string and scroll position stay. */
export function usePersonSlug(kind: PersonKind, id: number, name: string): void {
  const { name: segment } = useParams();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    const path = personPath(kind, id, name);
    if (segment !== undefined || pathname === path) return;
    navigate({ pathname: path, search, hash }, { replace: true, preventScrollReset: true });
  }, [kind, id, name, segment, pathname, search, hash, navigate]);
}
