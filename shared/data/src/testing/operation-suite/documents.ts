import { parse, validate } from 'graphql';
import { DEFAULT_CACHE_RULE } from '../../core/cache-rule.ts';
import { assertCacheRule } from '../../steps/read-through-cache.ts';
import { operationNameOf } from './operation-files.ts';
import { renamedTexts } from './renamed-texts.ts';
import type { OperationSuite } from './suite.ts';

/** What a document promises before any response: it fits the schemas, and the rules of the house. */
export function testDocuments({ operations, queries, schemas, published }: OperationSuite): void {
  const documents = operations.flatMap(({ file, operation: { name, source, document } }) =>
    source === 'tracker' && document !== undefined ? [{ file, name, document }] : [],
  );

  it('finds the operations', () => {
    expect(operations.length).toBeGreaterThan(0);
  });

  if (documents.length > 0) {
    it.each(documents.map((one) => [one.name, one] as const))(
      '%s fits the schema of the sandbox and the published one of the tracker',
      (_name, { document }) => {
        for (const schema of [schemas.tracker, published]) {
          expect(validate(schema, parse(document)).map(({ message }) => message)).toEqual([]);
        }
      },
    );

    it.each(documents.map((one) => [one.name, one] as const))(
      '%s keeps the names of texts, in its response and in its variables',
      (_name, { document }) => {
        expect(renamedTexts(document, schemas.tracker)).toEqual([]);
      },
    );
  }

  it('names every operation after its file, and several of one file with its name before their own', () => {
    for (const { file, operation } of operations) {
      const stem = operationNameOf(file);
      const isAlone = operations.filter((other) => other.file === file).length === 1;
      if (isAlone) expect(operation.name).toBe(stem);
      else expect(operation.name).toMatch(new RegExp(`^${stem}-`));
    }
  });

  it('asks for at most 50 things a page, and 25 of a connection', () => {
    for (const { document } of documents) {
      for (const [, size] of document.matchAll(/perPage: (\d+)/g)) {
        expect(Number(size)).toBeLessThanOrEqual(50);
      }
    }
  });

  it('has a valid cache rule for every query', () => {
    for (const { name, cache } of queries) {
      expect(() => assertCacheRule(cache ?? DEFAULT_CACHE_RULE, name)).not.toThrow();
    }
  });
}
