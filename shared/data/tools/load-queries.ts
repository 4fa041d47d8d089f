import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type AnyQuery, isQuery } from '../src/testing/decoded-shapes.ts';
import {
  type OperationWorkspace,
  operationWorkspaces,
} from '../src/testing/operation-suite/operation-files.ts';
import type { OperationSamples } from '../src/testing/operation-suite/operation-sample.ts';

interface LoadedWorkspace extends OperationWorkspace {
  readonly queries: readonly AnyQuery[];
  readonly samples: OperationSamples;
}

/** Every workspace with operations: its queries, and what its tests and these tools have to know of them. */
export async function loadQueries(): Promise<readonly LoadedWorkspace[]> {
  const repository = fileURLToPath(new URL('../../../', import.meta.url));
  return Promise.all(
    operationWorkspaces(repository).map(async (workspace) => {
      const modules = await Promise.all(workspace.files.map(load));
      const samplesFile = join(workspace.folder, 'src/testing/operation-samples.ts');
      const { OPERATION_SAMPLES = {} } = existsSync(samplesFile) ? await load(samplesFile) : {};
      return {
        ...workspace,
        queries: modules.flatMap((module) => Object.values(module)).filter(isQuery),
        // The file has this type: the compiler checks it in its workspace.
        samples: OPERATION_SAMPLES as OperationSamples,
      };
    }),
  );
}

async function load(file: string): Promise<Readonly<Record<string, unknown>>> {
  return import(pathToFileURL(file).href);
}
