import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from '@swc/core';
import { remoteDir, remoteNames } from '../lib/paths.mjs';
import { withoutManifestParts } from './run-time-contributions-loader.mjs';

/** @param {string} source @param {string} dir of the file */
function contributionsOf(source, dir) {
  const { code } = transformSync(source, {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'commonjs' },
  });
  const module = { exports: {} };
  // Titles are macros, which nothing replaces here.
  const load = (request) =>
    request.startsWith('.') ? jest.requireActual(join(dir, request)) : { msg: () => 'a title' };
  new Function('exports', 'require', code)(module.exports, load);
  return module.exports.contributions;
}

const { remoteModuleOf } = jest.requireActual('../../shared/contract/src/contributions/index.ts');

const shapeOf = (contributions) => {
  const { routes, widgets, commands } = remoteModuleOf('remote', contributions);
  return JSON.stringify({ routes, widgets: Object.keys(widgets), commands: Object.keys(commands) });
};

test.each(remoteNames)('the module of %s is the same without what only its manifest has', (name) => {
  const dir = join(remoteDir(name), 'src');
  const source = readFileSync(join(dir, 'routes.ts'), 'utf8');
  const shortened = withoutManifestParts(source);
  expect(shortened.length).toBeLessThan(source.length * 0.8);
  expect(shapeOf(contributionsOf(shortened, dir))).toBe(shapeOf(contributionsOf(source, dir)));
});

test('rules of segments stay whole, whatever their names are', () => {
  const source =
    "export const contributions = [{ type: 'route', path: '/:title', title: 'A', params: { title: ['a'] } }];";
  expect(withoutManifestParts(source).replace(/\s+/g, ' ')).toBe(
    "export const contributions = [{ type: 'route', path: '/:title', params: { title: ['a'] } }];",
  );
});

test('contributions that the module has nothing of are left out', () => {
  const source =
    "export const contributions = [{ type: 'redirect', from: '/a', to: '/b' }, { type: 'widget', name: 'row' }];";
  expect(withoutManifestParts(source).replace(/\s+/g, ' ')).toBe(
    "export const contributions = [{ type: 'widget', name: 'row' }];",
  );
});

test('what only they are made of goes with them', () => {
  const source = `import { QUERY } from './query.ts';
    const FILTERS = Object.keys(QUERY);
    const load = () => import('./page.ts');
    export const contributions = [{ type: 'route', path: '/', ignores: FILTERS, load }];`;
  expect(withoutManifestParts(source).replace(/\s+/g, ' ').trim()).toBe(
    "const load = () => import('./page.ts'); export const contributions = [{ type: 'route', path: '/', load }];",
  );
});
