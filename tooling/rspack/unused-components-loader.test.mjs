import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageDir } from '../lib/package-dir.mjs';
import { root } from '../lib/paths.mjs';
import { withoutDisplayNames, withoutOldBrowserWarning } from './unused-components-loader.mjs';

it('removes display names at the top level and marks components as free of effects', () => {
  const source = [
    'var Form = React10.forwardRef(',
    '  ({ to }, ref) => React10.createElement("form", { ref })',
    ');',
    'Form.displayName = "Form";',
    'function useForm() {',
    '    let Inner = React10.forwardRef(',
    '    Inner.displayName = "fetcher.Form";',
    '}',
  ].join('\n');
  expect(withoutDisplayNames(source).split('\n')).toEqual([
    'var Form = /* @__PURE__ */ React10.forwardRef(',
    '  ({ to }, ref) => React10.createElement("form", { ref })',
    ');',
    '',
    'function useForm() {',
    '    let Inner = React10.forwardRef(',
    '    Inner.displayName = "fetcher.Form";',
    '}',
  ]);
});

it('removes the warning for browsers without URLSearchParams, and no other', () => {
  const source = [
    'function useSearchParams(defaultInit) {',
    '  warning(',
    '    typeof URLSearchParams !== "undefined",',
    '    `You cannot use the \\`useSearchParams\\` hook here.`',
    '  );',
    '  warning(',
    '    isValid,',
    '    `Another one`',
    '  );',
    '}',
  ];
  expect(withoutOldBrowserWarning(source.join('\n')).split('\n')).toEqual([
    source[0],
    '',
    ...source.slice(5),
  ]);
});

it('finds all of them in the installed router, whose next version may write them otherwise', () => {
  const dir = packageDir('react-router', join(root, 'shared/router/package.json'));
  const dist = join(dir, 'dist/production');
  const files = readdirSync(dist).filter((file) => file.endsWith('.mjs'));
  const results = files.map((file) => withoutDisplayNames(readFileSync(join(dist, file), 'utf8'))).join('\n');
  expect(results).toMatch(/^var [\w$]+ = \/\* @__PURE__ \*\/ React\w*\.forwardRef\(/m);
  const before = files.map((file) => readFileSync(join(dist, file), 'utf8')).join('\n');
  const names = (text) => text.match(/^[\w$]+\.displayName = /gm)?.length ?? 0;
  expect(names(before)).toBeGreaterThan(0);
  expect(names(results)).toBe(0);
  const warning = 'typeof URLSearchParams !== "undefined"';
  expect(before).toContain(warning);
  expect(withoutOldBrowserWarning(before)).not.toContain(warning);
});
