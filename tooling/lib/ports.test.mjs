import { createServer } from 'node:net';
import { portsAt, portsFromEnv, requireFreePorts, workerPorts } from './ports.mjs';

test('the base moves every port', () => {
  expect(portsFromEnv({ PORT_BASE: '5000' })).toEqual({
    base: 5000,
    shell: 5000,
    remotes: expect.objectContaining({ media: 5001, profile: 5002, search: 5003, compare: 5004 }),
    sandbox: 5010,
  });
});

test('each Playwright worker has ports of its own, beside those of npm start', () => {
  const [first, second] = ['0', '1'].map((index) =>
    workerPorts({ PORT_BASE: '5000', TEST_PARALLEL_INDEX: index }),
  );
  expect([first?.shell, first?.sandbox]).toEqual([5020, 5030]);
  expect([second?.shell, second?.sandbox]).toEqual([5040, 5050]);
});

test.each(['abc', '80', '70000', '1.5'])('PORT_BASE=%s is refused with its reason', (value) => {
  expect(() => portsFromEnv({ PORT_BASE: value })).toThrow(`not "${value}"`);
});

test('a taken port is named', async () => {
  const server = createServer();
  await new Promise((resolve) => server.listen({ port: 0, host: '127.0.0.1' }, resolve));
  const { port } = server.address();
  const ports = { ...portsAt(58_300), sandbox: port };
  await expect(requireFreePorts(ports)).rejects.toThrow(`port ${port} (sandbox)`);
  await new Promise((resolve) => server.close(resolve));
});
