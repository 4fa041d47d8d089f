import { pageRequest } from '../../model/page-request.ts';
import { firstWorks } from '../../model/people/first-works.ts';
import { worksQuery } from '../../model/people/works-params.ts';
import { characterPage } from './character-page.query.ts';

export { isOtherPage as shouldRevalidate } from '../../model/people/first-works.ts';
export { CharacterPage as Component } from './CharacterPage.tsx';
export const { loader, preload } = pageRequest(characterPage, ({ id }, search) =>
  firstWorks(id, search, worksQuery),
);
