import type { QueryOperation, SourceRequest } from './operation.ts';
import { operationInManifest } from './operation-in-manifest.ts';

interface Variables {
  readonly id: string;
}

const rest = (path: string) => (): SourceRequest => ({ kind: 'get', path, search: [] });
const base: QueryOperation<Variables, unknown> = {
  kind: 'query',
  name: 'things',
  source: 'mal',
  scope: 'public',
  shape: 4,
  request: ({ id }) => ({ kind: 'get', path: `/things/${id}`, search: [] }),
  decode: (payload) => payload,
};

it('is the document of an operation that has one', () => {
  const document = 'query Things { Things }';
  expect(operationInManifest({ ...base, source: 'tracker', document }, { id: '$id' })).toEqual({
    document,
    shape: 4,
  });
});

it('is the path of a service without documents, with places for the variables', () => {
  expect(operationInManifest(base, { id: '$id' })).toEqual({
    document: '/things/$id',
    shape: 4,
    source: 'mal',
  });
});

it('is both forms of a service that has two: the configuration chooses', () => {
  const themes: QueryOperation<Variables, unknown> = {
    ...base,
    source: 'themes',
    request: ({ id }) => ({ kind: 'graphql', query: 'query Themes { themes }', variables: { id } }),
    jsonApi: { request: rest('/anime'), decode: (payload) => payload },
  };
  expect(operationInManifest(themes, { id: '$id' })).toEqual({
    document: '/anime',
    shape: 4,
    source: 'themes',
    graphql: 'query Themes { themes }',
  });
  const other = {
    ...themes,
    request: () => ({ kind: 'graphql', query: 'q', variables: { slug: 1 } }) as const,
  };
  expect(() => operationInManifest(other, { id: '$id' })).toThrow(/^things sends other variables/);
});

it('refuses an operation of the tracker without a document', () => {
  expect(() => operationInManifest({ ...base, source: 'tracker' }, { id: '$id' })).toThrow(/has a document/);
});
