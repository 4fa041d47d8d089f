import 'fake-indexeddb/auto';
import { pageOutbox } from '../changes/outbox.ts';
import { pageOutboxItems } from '../changes/outbox-items.ts';
import { installTestLayer } from '../testing/install-test-layer.ts';
import { openBatchDatabase } from './batch-database.ts';
import type { BatchRecord } from './batch-row.ts';
import { countRows } from './batch-row.ts';
import { forgetAccountChanges } from './forget-account.ts';

const record = (id: string, account: string): BatchRecord => ({
  v: 1,
  id,
  account,
  at: 0,
  action: 'single',
  state: 'done',
  total: 0,
  requests: 0,
  counts: countRows([]),
});

it('removes what waits and the history of one account, and leaves what is of others', async () => {
  installTestLayer(async () => undefined);
  const items = pageOutboxItems();
  pageOutbox();
  for (const account of ['user-1', 'user-2']) {
    items.write(`${items.prefix(account)}000000000000001-tab-00001`, { v: 1 });
    items.write(`${items.prefix(account)}000000000000002-batch`, { patches: [] });
    await openBatchDatabase().add(record(account, account), []);
  }
  await forgetAccountChanges('user-1');
  expect(items.names(items.prefix('user-1'))).toEqual([]);
  expect(items.names(items.prefix('user-2'))).toHaveLength(2);
  const histories = ['user-1', 'user-2'].map((account) => openBatchDatabase().records(account));
  expect((await Promise.all(histories)).map((one) => one.length)).toEqual([0, 1]);
});
