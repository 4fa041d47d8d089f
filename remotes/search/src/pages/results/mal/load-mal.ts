import { lazyPart } from '@tsugi/ui';
import type { MalContext } from '../../../engines/mal/mal-request.ts';

/** The code of the MAL-style search: most visits never need it. */
const load = () => import(/* webpackChunkName: "mal-search" */ './mal-search.ts');

export const MalResults = lazyPart(async () => (await load()).MalResults);

/** Asks for the first page of a search while its page still renders. Its own request repeats what fails here. */
export function prefetchMal(context: MalContext, priority: 'interactive' | 'prefetch'): void {
  load().then(
    (engine) => engine.prefetchMal(context, priority),
    () => undefined,
  );
}
