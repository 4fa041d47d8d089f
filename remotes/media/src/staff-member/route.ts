import type { PreloadTarget } from '@tsugi/contract/contributions';
import { prefetch } from '@tsugi/data';
import type { LoaderFunctionArgs } from '@tsugi/router';
import { firstQuery } from '../person/first-query.ts';
import { loadFirst } from '../shared/load-first.ts';
import { staffPage } from './staff-page.query.ts';

export { isOtherPage as shouldRevalidate } from '../shared/is-other-page.ts';
export { StaffMemberPage as Component } from './StaffMemberPage.tsx';

export async function loader({ params, request }: LoaderFunctionArgs): Promise<null> {
  const variables = firstQuery(params.id, new URL(request.url).searchParams);
  return variables ? loadFirst(staffPage, variables) : null;
}

export function preload({ params, url }: PreloadTarget): void {
  const variables = firstQuery(params.id, url.searchParams);
  if (variables) prefetch(staffPage, variables);
}
