import { studioMedia } from '@tsugi/data/operations/studio-media';
import { pageRequest } from '../../model/page-request.ts';
import { firstWorks } from '../../model/people/first-works.ts';
import { studioQuery } from './StudioPage.tsx';

export { isOtherPage as shouldRevalidate } from '../../model/people/first-works.ts';
export { StudioPage as Component } from './StudioPage.tsx';
export const { loader, preload } = pageRequest(studioMedia, ({ id }, search) =>
  firstWorks(id, search, studioQuery),
);
