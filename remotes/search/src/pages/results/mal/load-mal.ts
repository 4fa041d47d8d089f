import { lazyPart } from '@tsugi/ui';
import type { MalContext } from '../../../engines/mal/mal-request.ts';
import type { EngineRules } from '../../../filters/engine-rules.ts';

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

/** What the service cannot filter. Rejects when the file does not come. */
export async function loadMalRules(): Promise<EngineRules> {
  return (await load()).malRules;
}
