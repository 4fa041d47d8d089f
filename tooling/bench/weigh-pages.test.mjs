import { gzipSync } from 'node:zlib';
import { listen } from '../serve/listen.mjs';
import { sendFile } from '../serve/respond.mjs';
import { describeFile } from '../serve/static-files.mjs';
import { gzipBytes } from './weigh-pages.mjs';

const script = Buffer.from('console.log("a line");\n'.repeat(200));
let server;
beforeAll(async () => {
  server = await listen(0, (request, response) => {
    if (request.url === '/missing.js') response.writeHead(404, { 'Content-Length': 0 }).end();
    else sendFile(request, response, describeFile('a.js', script));
  });
});
afterAll(() => server.close());

test('a file weighs what a client receives that accepts only gzip', async () => {
  expect(await gzipBytes(`${server.url}/a.js`)).toBe(gzipSync(script).length);
});

test('a file that is missing is an error, and not a light one', async () => {
  await expect(gzipBytes(`${server.url}/missing.js`)).rejects.toThrow('404 without a length');
});
