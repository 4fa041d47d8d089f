import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageDir } from '../lib/package-dir.mjs';
import { root } from '../lib/paths.mjs';
import { withoutDisplayNames, withoutWarnings } from './unused-components-loader.mjs';

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

it('removes warnings, whose conditions have no effects, and no error', () => {
  const source = [
    'function useSearchParams(defaultInit) {',
    '  warning(',
    '    typeof URLSearchParams !== "undefined",',
    '    `You cannot use the \\`useSearchParams\\` hook ${describe(',
    '      defaultInit',
    '    )}.`',
    '  );',
    '  invariant(',
    '    isValid,',
    '    `Another one`',
    '  );',
    '  if (isOld) warning(false, "once");',
    '  warnOnce(false, "A short one");',
    '}',
    'function warning(cond, message) {',
  ];
  expect(withoutWarnings(source.join('\n')).split('\n')).toEqual([
    source[0],
    '  ;',
    ...source.slice(7, 12),
    '  ;',
    ...source.slice(13),
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
  const calls = (text) => text.match(/^ *(?:warning|warningOnce|warnOnce)\(/gm)?.length ?? 0;
  expect(calls(before)).toBeGreaterThan(20);
  expect(calls(withoutWarnings(before))).toBe(0);
});
