import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, parse, validate } from 'graphql';

/** What the sandbox serves, and the newest interface that the tracker has published. */
const schemas = ['tracker.graphql', 'tracker-public.graphql'].map((name) =>
  buildSchema(readFileSync(join(__dirname, '../../schema', name), 'utf8')),
);

interface Found {
  readonly file: string;
  readonly name: string;
  readonly document: string;
}

/** Every operation of the folder that has a document. */
function documents(): readonly Found[] {
  return readdirSync(__dirname)
    .filter((file) => /^[a-z0-9-]+\.ts$/.test(file))
    .flatMap((file) => {
      const module: Record<string, unknown> = jest.requireActual(join(__dirname, file));
      return Object.values(module).flatMap((value) =>
        typeof value === 'object' && value !== null && 'document' in value && 'name' in value
          ? [{ file, name: String(value.name), document: String(value.document) }]
          : [],
      );
    });
}

const found = documents();

it('finds the operations', () => {
  expect(found.length).toBeGreaterThan(40);
});

it.each(found.map((one) => [one.name, one] as const))(
  '%s fits the schema of the sandbox and the published one of the tracker',
  (_name, { document }) => {
    for (const schema of schemas) {
      expect(validate(schema, parse(document)).map(({ message }) => message)).toEqual([]);
    }
  },
);

it('names every operation after its file, and no two alike', () => {
  const names = found.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const { file, name } of found) {
    if (!file.startsWith('trending')) expect(`${name}.ts`).toBe(file);
  }
});

it('asks for at most 50 things a page, and 25 of a connection', () => {
  for (const { document } of found) {
    for (const [, size] of document.matchAll(/perPage: (\d+)/g)) expect(Number(size)).toBeLessThanOrEqual(50);
  }
});
