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
