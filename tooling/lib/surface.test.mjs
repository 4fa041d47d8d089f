import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compareSurfaces, surfaceOf } from './surface.mjs';

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
