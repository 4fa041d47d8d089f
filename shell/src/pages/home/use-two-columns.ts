import { useMediaQuery } from '@tsugi/ui/components';

/**
 * Whether the feed stands left of the lists, and so before them in the document: the same width as in home-skeleton.css. In one
 * column it stands below them.
 */
export const useTwoColumns = (): boolean => useMediaQuery('(min-width: 64em)');
