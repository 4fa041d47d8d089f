import { installTestHost } from '@tsugi/contract/testing';
import { whenPrefetched } from '@tsugi/data';
import { loadHome } from './load-home.ts';

jest.mock('@tsugi/ui/components', () => ({ warmWidget: jest.fn(async () => undefined) }));

const section = (widget: string, more: object = {}) => ({
  ...{ type: 'home-section', widget, area: 'side', order: 1, audience: 'signed-out' },
  ...{ skeleton: { height: [0, 0] }, ...more },
});

test('the home page waits for the code of its sections, except for late ones', async () => {
  const { loadWidget } = installTestHost();
  loadWidget.mockResolvedValue({ status: 'ready', value: () => null });
  const contributions = [section('lists'), section('tonight', { isLate: true })];
  const manifests = { parsed: () => [{ name: 'schedule', contributions }], failures: async () => [] };
  loadHome(manifests);
  await whenPrefetched();
  expect(loadWidget.mock.calls).toEqual([['schedule', 'lists']]);
});
