/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

const workflow = readFileSync(join(root, '.github/workflows/main.yml'), 'utf8');
const linesWith = (/** @type {RegExp} */ form) => workflow.split('\n').filter((line) => form.test(line));

test('the workflow names every action by its commit, and the version beside it', () => {
  const uses = linesWith(/\buses:/);
  expect(uses.length).toBeGreaterThan(8);
  expect(uses.filter((line) => !/uses: actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual(
    [],
  );
});

test('one action has one version in the whole workflow', () => {
  const versions = linesWith(/\buses:/).map((line) => line.replace(/.*uses: /, ''));
  const names = new Set(versions.map((version) => version.split('@')[0]));
  expect(new Set(versions).size).toBe(names.size);
});

test('only the release may write, and only what holds its tag', () => {
  expect(linesWith(/: write\b/).map((line) => line.trim())).toEqual(['contents: write']);
  expect(workflow.indexOf('contents: write')).toBeGreaterThan(workflow.indexOf('\n  release:'));
});

test('the workflow installs what the lock file has, on each system, and on the Node that .nvmrc names', () => {
  expect(linesWith(/npm install\b/)).toEqual([]);
  for (const system of ['ubuntu', 'macos', 'windows']) expect(workflow).toContain(`${system}-latest`);
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const [major, minor] = engines.node.replace('>=', '').split('.');
  expect(workflow).toContain(`'${major}.${minor}'`);
  expect(readFileSync(join(root, '.nvmrc'), 'utf8').trim()).toBe(major);
});
