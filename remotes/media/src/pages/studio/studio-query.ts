import { type WorksParams, worksQuery } from '../../model/people/works-params.ts';

/** What a studio's titles are filtered and sorted by: the newest first, unless the URL says otherwise. */
export function studioQuery(params: WorksParams, isSignedIn: boolean) {
  return { ...worksQuery(params, isSignedIn), ...(params.main ? { isMain: true } : {}) };
}
