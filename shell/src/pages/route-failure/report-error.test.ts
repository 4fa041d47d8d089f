/** @jest-environment jsdom */
import { RemoteLoadError } from '../../remotes/remote-load-error.ts';
import { startTelemetry } from '../../telemetry/start-telemetry.ts';
import { reportError } from './report-error.ts';

const record = jest.fn();
jest.mock('../../telemetry/start-telemetry.ts', () => ({ startTelemetry: jest.fn() }));
const started = jest.mocked(startTelemetry);

const manifests = {
  match: async () => ({ remote: 'search' }) as never,
  find: () => undefined,
  names: () => ['search', 'media'],
  manifestUrl: () => undefined,
  version: (remote: string) => ({ search: '1.0.0', media: '2.0.0' })[remote],
};
const written = jest.spyOn(console, 'error').mockImplementation(() => undefined);

beforeEach(() => {
  written.mockClear();
  started.mockReset().mockResolvedValue(undefined);
  history.replaceState(null, '', '/search/anime');
});

test('an error is logged with its remote, version and route', async () => {
  const error = new Error('no data');
  await reportError({ error, remote: 'media' }, manifests);
  expect(written).toHaveBeenCalledWith(error, { remote: 'media', version: '2.0.0', route: '/search/anime' });
});

test('an error without a remote is logged with the remote of the page', async () => {
  const error = new Error('no data');
  await reportError({ error }, manifests);
  expect(written).toHaveBeenCalledWith(error, { remote: 'search', version: '1.0.0', route: '/search/anime' });
});

test('a load error is logged with its own remote', async () => {
  const error = new RemoteLoadError({ status: 'broken', remote: 'media', detail: 'x' });
  await reportError({ error }, manifests);
  expect(written).toHaveBeenCalledWith(error, expect.objectContaining({ remote: 'media' }));
});

test('an error is recorded too where the deployment has a collector', async () => {
  started.mockResolvedValue({ record });
  const caught = { error: new Error('no data'), remote: 'media' };
  await reportError(caught, manifests);
  expect(record).toHaveBeenCalledWith(caught);
});
