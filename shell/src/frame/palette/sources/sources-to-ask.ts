import type { CommandContext } from '@tsugi/contract';
import type { OwnedCommandSource } from '@tsugi/contract/routing';

export interface AskedSource {
  /** `media/titles/item`: unique in the palette. */
  readonly key: string;
  readonly source: OwnedCommandSource;
  readonly context: Omit<CommandContext, 'signal'>;
}

export interface InView {
  readonly path: string;
  readonly search: string;
}

/**
 * What is asked, in the order in which it is listed: the remote of the card or row in view about that, the remote of the page about the page, and
 * whoever is asked everywhere.
 */
export function sourcesToAsk(input: {
  readonly sources: readonly OwnedCommandSource[];
  readonly item: InView | undefined;
  readonly page: InView;
  /** The remote that has a page of this path. */
  readonly ownerOf: (path: string) => string | undefined;
  readonly isSignedIn: boolean;
}): readonly AskedSource[] {
  const { item, page, ownerOf, isSignedIn } = input;
  const sources = input.sources.filter(
    ({ audience }) => audience === undefined || (audience === 'signed-in') === isSignedIn,
  );
  const about = (of: 'item' | 'page', inView: InView | undefined) => {
    const owner = inView && ownerOf(inView.path);
    return sources
      .filter(({ remote, asked }) => asked === 'in-view' && remote === owner)
      .map((source) => ({ of, source, path: inView?.path ?? '', search: inView?.search ?? '' }));
  };
  const everywhere = sources
    .filter(({ asked }) => asked === 'everywhere')
    .map((source) => ({ of: 'everywhere' as const, source, ...page }));
  const isOther = item !== undefined && item.path !== page.path;
  return [...(isOther ? about('item', item) : []), ...about('page', page), ...everywhere].map(
    ({ of, source, path, search }) => ({
      key: `${source.remote}/${source.name}/${of}`,
      source,
      context: { of, path, search },
    }),
  );
}
