/** @jest-environment node */
import { transformMessages } from './transform.mjs';

const FILE = 'Page.tsx';

/** @param {string} body @param {Parameters<typeof transformMessages>[2]} [options] */
function compiled(body, options) {
  const source = `import { msg, plural, t, Trans } from '@tsugi/i18n/macro';\n${body}`;
  const code = transformMessages(source, FILE, options)?.code ?? '';
  const last = code.slice(code.lastIndexOf(';', code.length - 2) + 1).trim();
  // Only the build's minifier cares for blanks.
  return last.replaceAll('[ ', '[').replaceAll(/\s*,\s*/g, ', ');
}

it('leaves files without messages alone', () => {
  expect(transformMessages('export const one = 1;', FILE)).toBeUndefined();
});

it('writes values in the order of the message, without their names', () => {
  expect(compiled(`show(t\`\${title} was added to \${list.name}\`)`)).toBe(
    'show(_i18n([[0], " was added to ", [1]], [title, list.name]));',
  );
});

it('writes elements after the values', () => {
  expect(compiled('show(<Trans>Log in with <b>{name}</b><br /></Trans>)')).toBe(
    'show(<_Trans {...{ message: ["Log in with ", [1, [0]], [2, ""]], values: [name], components: [<b />, <br />] }} />);',
  );
});

it('keeps the context, in production too, where English is shown, and drops it where a translation is', () => {
  const environment = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    const source = "show(t({ message: 'Complete', context: 'verb' }))";
    expect(compiled(source)).toBe('show(_i18n("Complete", void 0, "verb"));');
    expect(compiled(source, { translate: () => 'Abschließen' })).toBe('show(_i18n("Abschließen"));');
  } finally {
    process.env.NODE_ENV = environment;
  }
});

it('puts a translation in place, with its placeholders at their numbers', () => {
  expect(compiled(`show(t\`\${done} of \${all}\`)`, { translate: () => '{all} 中 {done}' })).toBe(
    'show(_i18n([[1], " 中 ", [0]], [done, all]));',
  );
});

it('tells of each message', () => {
  /** @type {unknown[]} */
  const seen = [];
  compiled('const label = msg`Watching`', { onMessage: (one) => seen.push(one) });
  expect(seen).toEqual([{ id: '12cc1j', message: 'Watching', context: '', compiled: 'Watching' }]);
});

it('fails for a placeholder that apostrophes make a text of', () => {
  expect(() => compiled(`show(t\`Delete '\${name}'?\`)`)).toThrow(
    'has other values than the code gives: name',
  );
});
