import { setLanguage } from '@tsugi/i18n';
import { sectionLabel } from './section-label.ts';

const named = (name: string, isCustom = false) => ({ name, isCustom });

afterEach(() => setLanguage('en'));

it.each(['Watching', 'Completed TV Short', 'Odds and ends'])(
  'an English user reads the section "%s" as the tracker writes it',
  (name) => {
    expect(sectionLabel(named(name), 'anime')).toBe(name);
  },
);

it.each([
  ['Reading', 'manga', 'Reading'],
  ['Completed TV Short', 'anime', 'Completed (TV short)'],
  ['Completed One Shot', 'manga', 'Completed (One shot)'],
  // Parts that are not known stay as they are.
  ['Completed Hologram', 'anime', 'Completed Hologram'],
  ['Odds and ends', 'anime', 'Odds and ends'],
] as const)('in another language the section "%s" of %s is made of messages', (name, type, label) => {
  // Without a translation the English message stands.
  setLanguage('de');
  expect(sectionLabel(named(name), type)).toBe(label);
});

it('a list of one’s own keeps its name', () => {
  setLanguage('de');
  expect(sectionLabel(named('Completed TV Short', true), 'anime')).toBe('Completed TV Short');
});
