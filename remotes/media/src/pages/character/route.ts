import type { PreloadTarget } from '@tsugi/contract/contributions';
import { prefetch } from '@tsugi/data';
import type { LoaderFunctionArgs } from '@tsugi/router';
import { loadFirst } from '../../model/load-first.ts';
import { firstQuery } from '../../model/people/first-query.ts';
import { characterPage } from './character-page.query.ts';

export { isOtherPage as shouldRevalidate } from '../../model/is-other-page.ts';
export { CharacterPage as Component } from './CharacterPage.tsx';

export async function loader({ params, request }: LoaderFunctionArgs): Promise<null> {
  const variables = firstQuery(params.id, new URL(request.url).searchParams);
  return variables ? loadFirst(characterPage, variables) : null;
}

export function preload({ params, url }: PreloadTarget): void {
  const variables = firstQuery(params.id, url.searchParams);
  if (variables) prefetch(characterPage, variables);
}
