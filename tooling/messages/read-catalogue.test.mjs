/** @jest-environment node */
import { TRANSLATED } from './languages.mjs';
import { poFile, readPo } from './po.mjs';
import { readCatalogue } from './read-catalogue.mjs';

it.each(TRANSLATED)('gives the translations into %s that there are', (language) => {
  const entries = Object.entries(readPo(poFile('shell', language)));
  const translated = entries.filter(([, { translation }]) => translation);
  expect([...readCatalogue('shell', language)]).toEqual(
    translated.map(([id, { translation }]) => [id, translation]),
  );
});

it('gives every message of a pseudo-locale', () => {
  const entries = Object.keys(readPo(poFile('shell', 'de')));
  const pseudo = readCatalogue('shell', 'x-pseudo');
  expect([...pseudo.keys()]).toEqual(entries);
  for (const text of pseudo.values()) expect(text).toMatch(/^\[.*\]$/s);
});

it('gives nothing of a workspace without texts', () => {
  expect(readCatalogue('shared/router', 'de').size).toBe(0);
});
