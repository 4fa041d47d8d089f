import { mal } from './mal/source.ts';
import { themes } from './themes/source.ts';

/** The services beside the tracker. No first page asks them: a file of their own. */
export const OTHER_SOURCES = { mal, themes };
