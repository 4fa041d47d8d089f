import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

/** What an operation file is called: `media-detail.query.ts`, `save-recommendation.mutation.ts`. */
const OPERATION_FILE = /^[a-z0-9-]+\.(?:query|mutation)\.ts$/;

/** The operation files of a folder and of all below it, sorted. */
export function operationFilesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => OPERATION_FILE.test(basename(file)))
    .sort()
    .map((file) => join(folder, file));
}

/** `media-detail`, of `…/media-detail.query.ts`. */
export function operationNameOf(file: string): string {
  return basename(file).replace(/\.(?:query|mutation)\.ts$/, '');
}

/** A workspace that has operations. */
export interface OperationWorkspace {
  /** From the repository's root: `remotes/media`. */
  readonly name: string;
  readonly folder: string;
  readonly files: readonly string[];
}

/** Every workspace with operations, the shared ones first. @param root of the repository */
export function operationWorkspaces(root: string): readonly OperationWorkspace[] {
  const remotes = readdirSync(join(root, 'remotes')).sort();
  return ['shared/data', 'shell', ...remotes.map((name) => `remotes/${name}`)]
    .map((name) => ({ name, folder: join(root, name) }))
    .filter(({ folder }) => existsSync(join(folder, 'src')))
    .map((workspace) => ({ ...workspace, files: operationFilesIn(join(workspace.folder, 'src')) }))
    .filter(({ files }) => files.length > 0);
}
