import { replaceInFunctions } from './replace-in-functions.mjs';

const SOURCE = `var first = new Map();
function start(options, isBrowser) {
  let { window: own, state } = options;
  // A comment.
  const later = options && options.later;
  if (isBrowser) run({ isBrowser, later }, own);
  listeners.forEach((listener) => listener(later));
  return { isBrowser, get state() { return state; }, run: (later) => later, last: options.later };
}
function end(isBrowser) {
  return isBrowser;
}`;

const lines = (/** @type {import('./replace-in-functions.mjs').Replacements} */ replacements) =>
  replaceInFunctions(SOURCE, replacements).split('\n');

it('writes a constant where a function reads a variable of its own', () => {
  const [, , , , , condition, , result, , , other] = lines({ start: { true: 'isBrowser', 'void 0': 'own' } });
  expect(condition).toBe('  if (true) run({ isBrowser: true, later }, void 0);');
  expect(result).toContain('return { isBrowser: true, get state()');
  expect(other).toBe('  return isBrowser;');
  expect(lines({ 'start end': { true: 'isBrowser' } })[10]).toBe('  return true;');
});

it('writes constants for expressions, and leaves out calls, statements and properties', () => {
  const result = lines({
    '*': { '': 'var first = …' },
    start: { '': 'listeners.forEach(…; {state}; {run}; const later = …', 'void 0': 'options.later' },
  });
  expect(result[0]).toBe('let first;');
  expect(result[4]).toBe('  let later;');
  expect(result[6]?.trim()).toBe(';');
  expect(result[7]).toBe('  return { isBrowser,   last: void 0 };');
});

it('replaces the whole of what contains other parts', () => {
  expect(lines({ start: { false: 'options && options.later; options.later' } })[4]).toBe(
    '  const later = false;',
  );
});

it('names what is found no longer', () => {
  expect(() => lines({ start: { true: 'isBrowser; isServer' }, stop: { '': 'run(…' } })).toThrow(
    'Not found any longer: start: isServer, stop: run(…',
  );
});
