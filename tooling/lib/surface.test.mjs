import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { compareSurfaces, guardedEntries, surfaceOf } from './surface.mjs';
import { readWorkspaces } from './workspaces.mjs';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'tsugi-surface-'));
  write(
    'index.d.ts',
    "export { Dialog, type DialogProps } from './dialog.tsx';\nexport { Link } from 'router';\n",
  );
  write(
    'dialog.d.ts',
    `import type { ReactNode } from 'react';
type Size = 'sm' | 'lg';
export interface DialogProps {
    /** A comment. */
    readonly size?: Size;
}
/** Another comment. */
export declare function Dialog(props: DialogProps): ReactNode;
declare const secret: number;
`,
  );
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const write = (name, text) => writeFileSync(join(dir, name), text);
const read = () => surfaceOf(join(dir, 'index.d.ts'));

test('the surface has every export with its declaration, and nothing that is private', () => {
  expect(read()).toEqual({
    Dialog: 'export declare function Dialog(props: DialogProps): ReactNode;',
    DialogProps: "type: export interface DialogProps { readonly size?: Size; } type Size = 'sm' | 'lg';",
    Link: 'from router',
  });
});

test('a re-export of a re-export is followed to its declaration', () => {
  write('entry.d.ts', "export { Dialog as Modal } from './index.ts';\n");
  expect(surfaceOf(join(dir, 'entry.d.ts'))).toEqual({
    Modal: 'export declare function Dialog(props: DialogProps): ReactNode;',
  });
});

test('a list of everything is refused', () => {
  write('entry.d.ts', "export * from './index.ts';\n");
  expect(() => surfaceOf(join(dir, 'entry.d.ts'))).toThrow(/list the names/);
});

const snapshot = { version: '1.0.0', surface: { '@tsugi/ui': { Button: 'a', Link: 'b' } } };

test.each([
  ['an export is removed', { Button: 'a' }, ['- @tsugi/ui Link']],
  ['an export is added', { Button: 'a', Link: 'b', Chip: 'c' }, ['+ @tsugi/ui Chip']],
  ['a declaration changes', { Button: 'a', Link: 'other' }, ['~ @tsugi/ui Link']],
])('a new version is needed when %s', (_what, names, changes) => {
  const surface = { '@tsugi/ui': names };
  expect(compareSurfaces(snapshot, { version: '1.0.0', surface })).toEqual({ changes, needsVersion: true });
  expect(compareSurfaces(snapshot, { version: '1.1.0', surface })).toEqual({ changes, needsVersion: false });
});

test('an unchanged surface needs nothing', () => {
  expect(compareSurfaces(snapshot, snapshot)).toEqual({ changes: [], needsVersion: false });
});

test('every entry is guarded but those without code, of generated types, of operations and of tests', () => {
  const exports = {
    '.': './src/index.ts',
    './styles.css': './src/index.css',
    './form': './src/form/index.ts',
    './operations/*': './src/operations/*.query.ts',
    './operation': './src/operation/index.ts',
    './wire/tracker': './src/types.ts',
    './testing': './src/testing.ts',
    './testing/faults': './src/faults.ts',
    './form/testing': './src/form/testing.ts',
  };
  expect(guardedEntries({ name: '@tsugi/a', exports }).map(([entry]) => entry)).toEqual([
    '@tsugi/a',
    '@tsugi/a/form',
    '@tsugi/a/operation',
  ]);
});

test.each(
  readWorkspaces()
    .map(({ dir }) => dir)
    .filter((dir) => dir.startsWith('shared/')),
)('the snapshot of %s has every guarded entry of its package', (dir) => {
  const json = (name) => JSON.parse(readFileSync(join(root, dir, name), 'utf8'));
  const entries = guardedEntries(json('package.json')).map(([entry]) => entry);
  expect(entries.length).toBeGreaterThan(0);
  expect(Object.keys(json('surface.json').surface).sort()).toEqual(entries.sort());
});
