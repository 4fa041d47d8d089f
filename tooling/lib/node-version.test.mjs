import { unsupportedNode } from './node-version.mjs';

test.each(['20.19.0', '20.20.1', '22.0.0', '24.1.0'])('Node %s is supported', (version) => {
  expect(unsupportedNode(version)).toBeUndefined();
});

test.each(['18.20.0', '20.18.9', '16.0.0'])('Node %s is told which version is needed', (version) => {
  expect(unsupportedNode(version)).toBe(`Tsugi needs Node 20.19.0 or newer; this is Node ${version}.`);
});
