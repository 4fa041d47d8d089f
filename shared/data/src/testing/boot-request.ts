import { join } from 'node:path';
import { matchRoute, type PrefetchRequest } from '@tsugi/contract';
import { buildManifest, type ReadOperation } from '@tsugi/contract/build-manifest';
import { type PrefetchSources, prefetchPath, prefetchVariables } from '@tsugi/contract/prefetch';
import type { RouteTable } from '@tsugi/contract/route-table';
import type { QueryOperation } from '../core/operation.ts';
import { operationInManifest } from '../core/operation-in-manifest.ts';
import { seasonVariable } from '../pure/season.ts';
import type { ThemesInterface } from '../sources/services.ts';
import { operationNameOf, operationWorkspaces } from './operation-suite/operation-files.ts';

/** A page as the boot script sees it: its URL from the product's root, and the id of the viewer. */
export interface BootPage {
  readonly url: string;
  readonly viewer?: number;
  readonly audience?: 'signed-in' | 'signed-out';
  /** The account of the viewer shows adult works. */
  readonly showsAdult?: boolean;
  /** The interface of the themes service in the deployment's config.json; GraphQL when left out. */
  readonly themesInterface?: ThemesInterface;
}

/**
 * The first request that the boot script sends for a page, made of the manifest that the build writes for this route table.
 * @returns undefined when it sends none
 */
export async function bootRequest(table: RouteTable, page: BootPage) {
  return (await bootRequests(table, page))[0];
}

/** All of them, undefined for those that are not sent. */
export async function bootRequests(table: RouteTable, page: BootPage) {
  const { url, viewer, audience, themesInterface } = page;
  const { routes, homeSlots } = await buildManifest(table, readOperation);
  const { pathname, searchParams: search } = new URL(url, 'https://host.example');
  const entry =
    homeSlots.find((slot) => slot.path === pathname && slot.audience === audience) ??
    routes.find((route) => matchRoute(route, pathname));
  const params = (entry && matchRoute(entry, pathname)) ?? {};
  const now = new Date();
  const seasonVariableNow: PrefetchSources['seasonVariable'] = (name) => seasonVariable(name, now);
  const sources = { params, search, viewer, seasonVariable: seasonVariableNow };
  const get = entry && 'prefetchGet' in entry ? entry.prefetchGet : undefined;
  return [entry?.prefetch ?? get ?? []].flat().map((request: PrefetchRequest) => {
    const { notForAdultWith } = request;
    if (page.showsAdult && notForAdultWith && search.get(notForAdultWith)) return undefined;
    const variables = prefetchVariables(request, sources);
    if (!variables) return undefined;
    if (request === get && get.graphql && themesInterface !== 'json-api')
      return { source: get.source, query: get.graphql, variables };
    return request === get
      ? { source: get.source, query: prefetchPath(get.query, variables), variables: {} }
      : { kind: 'graphql', query: request.query, variables };
  });
}

const readOperation: ReadOperation = async (file, name, placeholders) => {
  const repository = join(__dirname, '../../../..');
  const path = operationWorkspaces(repository)
    .flatMap(({ files }) => files)
    .find((candidate) => operationNameOf(candidate) === file);
  if (path === undefined) throw new Error(`No workspace has an operation file ${file}`);
  const operations: Record<string, QueryOperation<typeof placeholders, unknown> | undefined> = await import(
    path
  );
  const operation = operations[name];
  if (operation === undefined) throw new Error(`There is no operation ${file}#${name}`);
  return operationInManifest(operation, placeholders);
};
