/** @jest-environment node */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { heaviestTexts } from './text-budgets.mjs';

const dir = mkdtempSync(join(tmpdir(), 'texts-'));

function write(path, content) {
  const file = join(dir, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
}

const sizeOf = (content) => gzipSync(JSON.stringify(content), { level: 9 }).length;

it('names the page and the language with the most bytes: those of the document, of what the page preloads, and of its first screen', () => {
  write('shell/index.html', '<p>Hello</p>');
  write('shell/document-texts.json', {
    de: { messages: {}, scripts: {} },
    ja: { messages: {}, scripts: {} },
  });
  write('search/remote.json', {
    preload: { scripts: ['chunks/remote.1.js'] },
    contributions: [
      { type: 'route', path: '/small', preload: { scripts: ['chunks/small.1.js'] } },
      { type: 'home-start', preload: { scripts: ['chunks/rows.1.js'] }, textsOf: ['chunks/feed.1.js'] },
    ],
  });
  write('none/remote.json', { contributions: [] });
  const feed = ['###', 'Texte der Neuigkeiten, die auf der Startseite stehen'];
  for (const language of ['de', 'ja'])
    for (const name of ['remote', 'small', 'rows', 'feed'])
      write(`search/chunks/${language}/${name}.1.json`, language === 'de' && name === 'feed' ? feed : ['']);
  const remotes = { search: join(dir, 'search'), none: join(dir, 'none') };
  const shell = join(dir, 'shell');
  expect(heaviestTexts({ shell, remotes, name: 'search' })).toEqual({
    path: '/',
    language: 'de',
    bytes: 3 * sizeOf(['']) + sizeOf(feed),
  });
  expect(heaviestTexts({ shell, remotes, name: 'none' })).toBeUndefined();
});
