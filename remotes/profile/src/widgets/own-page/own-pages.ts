import { t } from '@tsugi/i18n/macro';

/** The last segment of the path of a page that only the owner of a profile has. */
export type OwnSegment = 'lists' | 'changes' | 'export' | 'import';

/** The pages about the viewer's own lists as a whole, in the order in which menus and links have them. */
export const OWN_PAGES: readonly OwnSegment[] = ['lists', 'changes', 'export', 'import'];

export const OWN_PAGE_LABELS: Readonly<Record<OwnSegment, string>> = {
  get lists() {
    return t`Custom lists`;
  },
  get changes() {
    return t`Changes`;
  },
  get export() {
    return t`Export`;
  },
  get import() {
    return t`Import`;
  },
};
