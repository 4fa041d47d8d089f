import { type Host, host, installHost } from './host.ts';

it('is what was installed last, and says what was forgotten when nothing was', () => {
  expect(host).toThrow('No host installed: the shell calls installHost before it renders');
  // No member of them is used here.
  const hosts = [{}, {}] as unknown as readonly Host[];
  for (const one of hosts) {
    installHost(one);
    expect(host()).toBe(one);
  }
});
