import { installHost } from '../host.ts';
import type { LoadOutcome } from '../load-outcome.ts';

/** A host for tests, without a single widget. `preload` and `loadWidget` are mocks. */
export function installTestHost() {
  const preload = jest.fn<void, [string]>();
  const loadWidget = jest.fn(
    async (remote: string, _widget: string): Promise<LoadOutcome<unknown>> => ({
      status: 'unreachable',
      remote,
      detail: 'There are no widgets in a test',
    }),
  );
  installHost({ productName: 'Tsugi', shortName: 'Tsugi', preload, loadWidget });
  return { preload, loadWidget };
}
