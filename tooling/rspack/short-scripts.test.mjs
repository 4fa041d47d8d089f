import { plainCalls, shortened } from './short-scripts.mjs';

const plain = (code) =>
  plainCalls(code).reduceRight(
    (text, { from, to, by }) => text.slice(0, from) + by + text.slice(to + 1),
    code,
  );

const sourceOf = (code, map = null) => ({ sourceAndMap: () => ({ source: code, map }) });

it('calls imports by their names, as the bundler writes them', () => {
  expect(plain('let a = (0,codec/* .oneOf */.yL)((0,types.Y)(b));')).toBe(
    'let a = codec/* .oneOf */.yL(types.Y(b));',
  );
});

it('keeps a word before the call apart from it', () => {
  expect(plain('return(0,a.b)(1);')).toBe('return a.b(1);');
});

it('leaves a comma expression of a source as it is: its function may ask for `this`', () => {
  const written = 'return (0, props.render)(1);';
  expect(plain(written)).toBe(written);
});

it('shortens code, and says where in the source it was', async () => {
  const code =
    'const text = "here";\nfunction show(value) {\n  return console.log(value, text);\n}\nshow(1);\n';
  const map = { version: 3, sources: ['a.ts'], sourcesContent: [code], names: [], mappings: 'AAAA' };
  const result = await shortened(sourceOf(code, map));
  expect(result.code.length).toBeLessThan(code.length);
  expect(result.map).toMatchObject({ sources: ['a.ts'], sourcesContent: [code] });
  expect((await shortened(sourceOf(code))).map).toBeNull();
});
