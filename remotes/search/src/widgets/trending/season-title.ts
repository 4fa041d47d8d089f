import { headerOf } from '../../model/header.ts';

/** `Fall 2026 anime` */
export function seasonTitle(header: 'this-season' | 'next-season', now: Date): string {
  return headerOf('anime', header, now)?.title ?? 'This season';
}
