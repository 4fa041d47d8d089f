import type { Handler } from './call.ts';
import type { Clock } from './clock.ts';
import { pagePart } from './page-part.ts';

export const pageClock = pagePart<Clock>();
/** localStorage, where the browser offers it. */
export const pageStorage = pagePart<Storage | undefined>();
/** The pipeline. A token that it finds refused twice is signed out. */
export const pageHandle = pagePart<Handler>();
