import { accountOf, createAuthStore } from '../auth/auth-store.ts';
import { createCache } from '../cache/cache.ts';
import { createMemoryCache } from '../cache/memory-cache.ts';
import * as controlCode from '../changes/control-code.ts';
import { createOptimisticLayer } from '../changes/create-optimistic-layer.ts';
import { createOutboxItems } from '../changes/outbox-items.ts';
import { pageChanges } from '../changes/page-changes.ts';
import { partitionOfKey } from '../core/cache-key.ts';
import type { Call, Handler } from '../core/call.ts';
import { type DataLayer, setLayer } from '../layer.ts';
import { createSlowRequests } from '../limits/slow-requests.ts';
import type { WatchableStatus } from '../limits/source-status.ts';
import { createResourceRegistry } from '../react/resource-registry.ts';
import { readThroughCache } from '../steps/read-through-cache.ts';
import { shareInFlight } from '../steps/share-in-flight.ts';
import { emptyEntryStore } from './empty-entry-store.ts';
import { createFakeClock, type FakeClock } from './fake-clock.ts';
import { createMemoryStorage } from './memory-storage.ts';

export interface TestLayer extends DataLayer {
  readonly clock: FakeClock;
  readonly notices: readonly string[];
}

/** A whole data layer whose service is a function of the test. */
export function installTestLayer(service: (call: Call) => Promise<unknown>): TestLayer {
  const clock = createFakeClock();
  const storage = createMemoryStorage();
  const auth = createAuthStore(storage);
  const notices: string[] = [];
  const cache = createCache({
    clock,
    memory: createMemoryCache(),
    store: emptyEntryStore,
    mayKeep: (key) => auth.owns(partitionOfKey(key)),
  });
  const ask: Handler = async (call) => ({ value: await service(call), storedAt: clock.now() });
  const query = readThroughCache({ cache, clock })(shareInFlight()(ask));
  const handle: Handler = (call) => (call.kind === 'write' ? ask(call) : query(call));
  const outboxItems = createOutboxItems({ storage, account: () => accountOf(auth) });
  const optimistic = createOptimisticLayer({
    clock,
    storage,
    partition: auth.partition,
    items: outboxItems,
  });
  const onNotice = (message: string) => void notices.push(message);
  const slow = createSlowRequests(clock);
  const free: WatchableStatus = {
    status: () => ({ wait: undefined, openCircuit: undefined }),
    subscribe: () => () => {},
  };
  const url = 'https://service.example';
  const layer: TestLayer = {
    settings: {
      services: { tracker: { url }, mal: { url }, themes: { url } },
      authorizeUrl: `${url}/authorize`,
      clientIds: { demo: 'demo-id', other: 'other-id' },
      demoHost: 'demo.example',
      onNotice,
    },
    clock,
    auth,
    cache,
    handle,
    engine: async () => ({
      statuses: { tracker: free, mal: free, themes: free },
      slowRequests: { tracker: slow, mal: slow, themes: slow },
    }),
    outboxItems,
    optimistic,
    storage,
    resources: createResourceRegistry({ auth, cache, clock, handle, optimistic }),
    notices,
  };
  setLayer(layer);
  // Files are there at once in tests.
  pageChanges().code = controlCode;
  return layer;
}
