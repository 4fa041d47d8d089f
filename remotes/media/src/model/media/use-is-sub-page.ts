import { useLocation } from '@tsugi/router';

/** The URL is that of a page below a media's own: characters, staff, one review. */
export function useIsSubPage(): boolean {
  return /\/(characters|staff|review\/\d+)$/.test(useLocation().pathname);
}
