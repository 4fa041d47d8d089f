import { join } from 'node:path';
import fc from 'fast-check';
import { Lexer, parse, Source, TokenKind } from 'graphql';
import { isOperation } from '../testing/decoded-shapes.ts';
import { operationWorkspaces } from '../testing/operation-suite/operation-files.ts';

// Operations keep their documents as they are written.
jest.mock('./compact-document.ts', () => ({ compactDocument: (document: string) => document }));

const { compactDocument } =
  jest.requireActual<typeof import('./compact-document.ts')>('./compact-document.ts');

const root = join(__dirname, '../../../..');
const documents = operationWorkspaces(root).flatMap(({ files }) =>
  files.flatMap((file) =>
    Object.values(jest.requireActual<Record<string, unknown>>(file)).flatMap((value) =>
      isOperation(value) && value.document !== undefined ? [[value.name, value.document] as const] : [],
    ),
  ),
);

const parsed = (text: string) => parse(text, { noLocation: true });

it.each(documents)('%s is the same document when it is compact, and stays so', (_name, document) => {
  const compact = compactDocument(document);
  expect(parsed(compact)).toEqual(parsed(document));
  expect(compact).not.toMatch(/[\n,]|\s\s|[^\w"]\s|\s[^\w"]/);
  expect(compactDocument(compact)).toBe(compact);
});

it('is much shorter than what is written', () => {
  const length = (texts: readonly string[]) => texts.join('').length;
  const written = documents.map(([, document]) => document);
  expect(length(written.map(compactDocument)) / length(written)).toBeLessThan(0.9);
});

it.each([
  ['a name beside a name', '\n query  Hello  {\n  id name\n}\n', 'query Hello{id name}'],
  ['arguments', '{ media(id: $id, sort: [ID, SCORE],) { id } }', '{media(id:$id sort:[ID SCORE]){id}}'],
  ['spreads and directives', '{ ...A ... on B @skip(if: $c) { d } }', '{...A...on B@skip(if:$c){d}}'],
  ['defaults', '($a: [Int!]! = [1, -1], $b: Float = 1.5)', '($a:[Int!]!=[1-1]$b:Float=1.5)'],
  ['strings', '{ a(b: "c,  d {", e: ["", "f" , 1]) }', '{a(b:"c,  d {" e:["" "f" 1])}'],
])('writes %s without what says nothing', (_what, written, compact) => {
  expect(compactDocument(written)).toBe(compact);
});

it.each([
  ['a block string', '{ a(b: """c,\n\n  d""") }'],
  ['an escaped quotation mark', '{ a(b: "c\\",  d") }'],
  ['a comment', '{ a # b {\n  c }'],
])('leaves a document with %s as it is', (_what, document) => {
  expect(compactDocument(document)).toBe(document);
});

const name = fc.stringMatching(/^[A-Za-z_][A-Za-z0-9_]{0,4}$/);
// A spread follows no number in a valid document.
const token = fc.oneof(
  name,
  name.map((one) => `${one} ...`),
  fc.constantFrom('{', '}', '(', ')', '[', ']', '!', '$', ':', '=', '@', '|', '&'),
  fc.oneof(fc.integer(), fc.constantFrom('1.5', '-2e3')).map(String),
  fc.constantFrom('""', '"a"', '"a,  { b"'),
);
const ignored = fc.constantFrom(' ', '\n', '\t\r\n', ', ', '\uFEFF ', ',,\n ');

function tokensOf(text: string): readonly string[] {
  const lexer = new Lexer(new Source(text));
  const tokens: string[] = [];
  while (lexer.advance().kind !== TokenKind.EOF) tokens.push(`${lexer.token.kind} ${lexer.token.value}`);
  return tokens;
}

it('leaves the tokens of any text as they are', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(token, ignored)), (parts) => {
      const text = parts.flat().join('');
      expect(tokensOf(compactDocument(text))).toEqual(tokensOf(text));
    }),
  );
});
