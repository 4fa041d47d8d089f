/** @jest-environment jsdom */
import { addFile } from './add-file.ts';

const manifestUrl = 'https://media.example/1.0.0/remote.json';

test('a file of a remote is loaded from beside its manifest, with its hash', () => {
  const remote = { manifestUrl, integrity: { 'page.js': 'sha256-a' } };
  const script = addFile(remote, 'page.js', 'script', { async: false });
  expect(script.parentNode).toBe(document.head);
  expect(script).toMatchObject({
    src: 'https://media.example/1.0.0/page.js',
    crossOrigin: 'anonymous',
    integrity: 'sha256-a',
    async: false,
  });
});

test.each([undefined, { 'other.css': 'sha256-a' }])(
  'a file without a hash is loaded without (%j)',
  (integrity) => {
    const link = addFile({ manifestUrl, integrity }, 'page.css', 'link', { rel: 'stylesheet' });
    expect(link).toMatchObject({
      rel: 'stylesheet',
      href: 'https://media.example/1.0.0/page.css',
      integrity: '',
    });
  },
);
