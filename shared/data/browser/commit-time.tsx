import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { useQuery } from '../src/index.ts';
import { mediaSearch } from '../src/operations/media-search.query.ts';

/** Milliseconds from the first render of a component that asks to the commit that shows the response. */
export function commitTime(search: string): Promise<number> {
  return new Promise((resolve) => {
    const root = createRoot(document.createElement('div'));
    const startedAt = performance.now();
    const done = () => {
      resolve(performance.now() - startedAt);
      root.unmount();
    };
    root.render(<Titles search={search} onShown={done} />);
  });
}

function Titles({ search, onShown }: { readonly search: string; readonly onShown: () => void }) {
  const { data } = useQuery(mediaSearch, { type: 'ANIME', page: 1, perPage: 5, search });
  useLayoutEffect(() => {
    if (data) onShown();
  }, [data, onShown]);
  return data?.items.map((item) => <p key={item.id}>{item.title.userPreferred}</p>);
}
