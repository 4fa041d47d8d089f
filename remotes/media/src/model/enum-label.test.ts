import { optionKey } from '@tsugi/i18n/option-key';
import { inLanguage, keyOf } from '@tsugi/i18n/testing';
import { enumLabel, roleLabel, serviceLabel } from './enum-label.ts';

/** As the build compiles the message and a translation of it: a choice by the first value, of which the second is the label. */
const choice = (known: object) => [[0, 1, { ...known, other: [[1]] }]];

afterEach(() => inLanguage('en'));

it.each([
  ['SIDE_STORY', 'Side story'],
  ['SPIN_OFF', 'Spin-off'],
  ['MULTIMEDIA_PROJECT', 'Multimedia project'],
  [null, ''],
])('%s is "%s"', (value, label) => {
  expect(enumLabel(value)).toBe(label);
});

it('shows in English what the service writes', () => {
  expect([serviceLabel('Spin-Off'), serviceLabel('constructor'), serviceLabel(null)]).toEqual([
    'Spin-Off',
    'constructor',
    '',
  ]);
  expect(roleLabel('Theme Song Performance (OP)')).toBe('Theme Song Performance (OP)');
});

it('shows elsewhere what the catalogue knows, and of all else what the service writes', () => {
  inLanguage('de', {
    [keyOf(choice({}))]: choice({
      [optionKey('MAIN')]: 'Hauptfigur',
      [optionKey('KEY_ANIMATION')]: 'Schlüsselanimation',
    }),
  });
  expect([
    enumLabel('MAIN'),
    serviceLabel('Main'),
    serviceLabel('Extra'),
    serviceLabel('constructor'),
  ]).toEqual(['Hauptfigur', 'Hauptfigur', 'Extra', 'constructor']);
  expect(roleLabel('Key Animation (eps 1, 3)')).toBe('Schlüsselanimation (eps 1, 3)');
});
