import { join } from 'node:path';
import type { GraphQLSchema } from 'graphql';
import {
  type AnyQuery,
  isOperation,
  isQuery,
  readSchema,
  readSchemas,
  type Schemas,
} from '../decoded-shapes.ts';
import { operationFilesIn } from './operation-files.ts';
import type { OperationSamples } from './operation-sample.ts';

/** With the schema of each service. */
export const SCHEMA_FOLDER = join(__dirname, '../../../schema');

/** What the tests of a workspace's operations are about. */
export interface OperationSuite {
  /** `src` of the workspace. */
  readonly folder: string;
  readonly operations: readonly FoundOperation[];
  readonly queries: readonly AnyQuery[];
  readonly samples: OperationSamples;
  readonly schemas: Schemas;
  /** The newest interface that the tracker has published. */
  readonly published: GraphQLSchema;
}

interface FoundOperation {
  readonly file: string;
  readonly operation: { readonly name: string; readonly source: string; readonly document?: string };
}

/** @param folder `src` of the workspace */
export function findOperations(folder: string, samples: OperationSamples): OperationSuite {
  const operations = operationFilesIn(folder).flatMap((file) =>
    Object.values(jest.requireActual<Record<string, unknown>>(file))
      .filter(isOperation)
      .map((operation) => ({ file, operation })),
  );
  return {
    folder,
    operations,
    queries: operations.map(({ operation }) => operation).filter(isQuery),
    samples,
    schemas: readSchemas(SCHEMA_FOLDER),
    published: readSchema(join(SCHEMA_FOLDER, 'tracker-public.graphql')),
  };
}
