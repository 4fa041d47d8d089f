import { type CaughtError, installHost } from '../host.ts';
import type { LoadOutcome } from '../load-outcome.ts';

/** A host for tests, without a single widget. `preload`, `loadWidget` and `onError` are mocks. */
export function installTestHost() {
  const preload = jest.fn<void, [string]>();
  const loadWidget = jest.fn(
    async (remote: string, _widget: string): Promise<LoadOutcome<unknown>> => ({
      status: 'unreachable',
      remote,
      detail: 'There are no widgets in a test',
    }),
  );
  const onError = jest.fn<void, [CaughtError]>();
  installHost({ productName: 'Tsugi', shortName: 'Tsugi', preload, loadWidget, onError });
  return { preload, loadWidget, onError };
}
