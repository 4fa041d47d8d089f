import { useMediaQuery } from '@tsugi/ui/components';

/**
 * Whether the page stands in one column: the same width as in the style sheets. What moves to another place there moves in the
 * document too, so that the order of reading and of the Tab key is the order that is seen.
 */
export const usePhoneLayout = (): boolean => useMediaQuery('(width < 48em)');
