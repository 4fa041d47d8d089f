/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { currentLanguage, onLanguage, setLanguage, translate } from '@tsugi/i18n';
import { msg, Plural, plural, Select, select, Trans, t } from '@tsugi/i18n/macro';
import { keyOf } from './message-key.ts';
import { inLanguage } from './testing.ts';

const inGerman = (key: number, message: string | readonly unknown[]) => inLanguage('de', { [key]: message });

afterEach(() => setLanguage('en'));

const seen = (count: number) => plural(count, { one: '# episode seen', other: '# episodes seen' });

it('gives the English text as it is written', () => {
  const name = 'Aoi';
  expect(t`Hello ${name}, it's late`).toBe("Hello Aoi, it's late");
});

it('counts by the rules of the language, with its digits grouped', () => {
  expect([seen(1), seen(2), seen(1234)]).toEqual([
    '1 episode seen',
    '2 episodes seen',
    '1,234 episodes seen',
  ]);
});

it('chooses by a value', () => {
  const type = 'MANGA' as string;
  expect(select(type, { ANIME: 'Watching', MANGA: 'Reading', other: 'Current' })).toBe('Reading');
});

it('puts elements and values into a sentence', () => {
  const user = 'aoi';
  const count = 2;
  render(
    <p>
      <Trans>
        Lists of <strong>{user}</strong>, with <em>much</em> more:{' '}
        <Plural value={count} one="# title" other="# titles" />
        <Select value="x" _x="!" other="?" />
      </Trans>
    </p>,
  );
  expect(screen.getByText(/Lists of/).innerHTML).toBe(
    'Lists of <strong>aoi</strong>, with <em>much</em> more: 2 titles!',
  );
});

it('shows a translation where there is one, else English', () => {
  inGerman(keyOf('Save'), 'Speichern');
  expect([t`Save`, t`Cancel`]).toEqual(['Speichern', 'Cancel']);
});

it('tells equal texts of two meanings apart', () => {
  inGerman(keyOf('Complete', 'verb'), 'Abschließen');
  expect([t({ message: 'Complete', context: 'verb' }), t`Complete`]).toEqual(['Abschließen', 'Complete']);
});

it('translates what is written at one place when it is shown at another', () => {
  const label = msg`Watching`;
  expect(translate(label)).toBe('Watching');
  inGerman(keyOf('Watching'), 'Schaue ich');
  expect(translate(label)).toBe('Schaue ich');
});

it('puts elements without content, values that are elements, and numbers in elements into a sentence', () => {
  const badge = <b>new</b>;
  render(
    <p>
      <Trans>
        First line
        <br />
        second <em>5</em> {badge}
      </Trans>
    </p>,
  );
  expect(screen.getByText(/First line/).innerHTML).toBe('First line<br>second <em>5</em> <b>new</b>');
});

it('shows only translations of the language in use, and tells listeners of a change', () => {
  inGerman(keyOf('Save'), 'Speichern');
  const heard: string[] = [];
  const end = onLanguage(() => heard.push(currentLanguage()));
  setLanguage('ja');
  const inJapanese = t`Save`;
  end();
  setLanguage('de');
  expect([inJapanese, t`Save`, heard]).toEqual(['Save', 'Speichern', ['ja']]);
});
