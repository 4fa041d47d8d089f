import { Button } from '@tsugi/ui';
import type { Works } from './use-works.ts';

/** The way out of filters that leave nothing; none when nothing is filtered. */
export function EverythingButton({ works }: { readonly works: Works }) {
  const { params, change } = works;
  if (params.list === undefined && !params.main) return null;
  return <Button onClick={() => change({ list: undefined, main: false })}>Show everything</Button>;
}
