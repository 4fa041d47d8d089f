import type { MediaCardData } from '@tsugi/data';
import { fitting } from './fitting.ts';

/** The members that are read. */
const media = (userPreferred: string, english: string | null = null) =>
  ({ title: { userPreferred, english } }) as MediaCardData;

const ALL = [
  media('Asahi Sanbashi', 'Lantern Keeper'),
  media('Moon Bells'),
  media('Paper Moon'),
  media('Sun'),
];
const titles = (text: string) => fitting(ALL, text).map(({ title }) => title.userPreferred);

it('finds a part of either title, in any case', () => {
  expect(titles('lantern')).toEqual(['Asahi Sanbashi']);
  expect(titles('SANBASHI')).toEqual(['Asahi Sanbashi']);
});

it('needs every word, in any order', () => {
  expect(titles('moon paper')).toEqual(['Paper Moon']);
  expect(titles('moon sun')).toEqual([]);
});

it('puts titles that begin with the text first', () => {
  expect(fitting([...ALL].reverse(), 'moon').map(({ title }) => title.userPreferred)).toEqual([
    'Moon Bells',
    'Paper Moon',
  ]);
});
