/** @jest-environment node */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collisions, incomplete } from './check.mjs';
import { fillTranslations, missingTranslations } from './exchange.mjs';
import { extractMessages } from './extract.mjs';
import { poText, readPo, writePo } from './po.mjs';

const SOURCE = `
import { plural, t, Trans } from '@tsugi/i18n/macro';
export const Page = ({ count, entry }) => (
  <p title={t({ message: 'Complete', context: 'verb', comment: 'Marks an entry as seen' })}>
    {t\`Complete\`} {plural(count, { one: '# title', other: '# titles' })}
    <Trans>by <b>{entry.name}</b></Trans>
  </p>
);`;

const extract = () => extractMessages([{ file: 'src/Page.tsx', source: SOURCE }]);
const inGerman = (/** @type {any} */ entries, dir = 'shell') => ({
  dir,
  language: 'de',
  file: `${dir}/locales/de.po`,
  entries,
});

it('writes a file that translation services read, and that only its messages change', async () => {
  const text = poText(await extract(), 'de');
  expect(text).toContain(
    '#. Marks an entry as seen\n#: src/Page.tsx\nmsgctxt "verb"\nmsgid "Complete"\nmsgstr ""\n',
  );
  expect(text).toContain('#. placeholder {0}: entry.name\n#: src/Page.tsx\nmsgid "by <0>{0}</0>"\n');
  const moved = await extractMessages([{ file: 'src/Page.tsx', source: `// A comment.\n\n${SOURCE}` }]);
  expect(poText(moved, 'de')).toBe(text);
});

it('reads what it wrote', async () => {
  const entries = await extract();
  const file = join(mkdtempSync(join(tmpdir(), 'tsugi-')), 'locales', 'de.po');
  writePo(file, entries, 'de');
  const found = readPo(file);
  for (const [id, { message, context, translation }] of Object.entries(entries))
    expect(found[id]).toMatchObject({ message, context, translation });
  writePo(file, {}, 'de');
  expect(readPo(file)).toEqual({});
});

it('takes translations by their English text and context, and refuses invalid ones', async () => {
  const entries = await extract();
  expect(missingTranslations([entries])).toEqual({
    Complete: '',
    '// Complete ⟨verb⟩': 'Marks an entry as seen',
    'Complete ⟨verb⟩': '',
    '// by <0>{0}</0>': '{0} is entry.name',
    'by <0>{0}</0>': '',
    '{count, plural, one {# title} other {# titles}}': '',
  });
  const { filled, problems } = fillTranslations([inGerman(entries)], {
    Complete: 'Vollständig',
    '// Complete ⟨verb⟩': 'Marks an entry as seen',
    'Complete ⟨verb⟩': 'Abschließen',
    'by <0>{0}</0>': 'von {0}',
    Gone: 'Weg',
  });
  expect(filled).toBe(2);
  expect(problems).toEqual(['"by <0>{0}</0>": "von {0}": lacks <0>', '"Gone": there is no such message']);
  expect(missingTranslations([entries])).not.toHaveProperty('Complete');
  expect(incomplete([inGerman(entries)])).toEqual([
    'shell/locales/de.po: 2 of 4 messages have no translation into "de"',
  ]);
});

it('finds a text that two parts of the product translate differently', async () => {
  const message = (/** @type {string} */ text, translation = '') => ({
    [text]: { message: text, context: null, translation },
  });
  const found = (/** @type {any} */ one, /** @type {any} */ other) =>
    collisions([inGerman(one), inGerman(other, 'shared/ui')]);
  expect(found(message('Save', 'Speichern'), message('Save', 'Sichern'))).toEqual([
    '"Save" (shell) has two translations into "de": "Speichern" (shell), "Sichern" (shared/ui)',
  ]);
  expect(found(message('Save', 'Speichern'), message('Save', 'Speichern'))).toEqual([]);
  expect(found(message('{a} of {b}', '{a} von {b}'), message('{x} of {y}', '{y} hat {x}'))).toHaveLength(1);
  expect(found(message('{a} of {b}', '{a} von {b}'), message('{x} of {y}', '{x} von {y}'))).toEqual([]);
});
