import { matchRoute, type PrefetchRequest } from '@tsugi/contract';
import { buildManifest } from '@tsugi/contract/build-manifest';
import { type PrefetchSources, prefetchVariables } from '@tsugi/contract/prefetch';
import type { RouteTable } from '@tsugi/contract/route-table';
import { seasonVariable } from '../pure/season.ts';

/** A page as the boot script sees it: its URL from the product's root, and the id of the viewer. */
export interface BootPage {
  readonly url: string;
  readonly viewer?: number;
  readonly audience?: 'signed-in' | 'signed-out';
}

/**
 * The first request that the boot script sends for a page, made of the manifest that the build writes for this route table.
 * @returns undefined when it sends none
 */
export async function bootRequest(table: RouteTable, page: BootPage) {
  return (await bootRequests(table, page))[0];
}

/** All of them, undefined for those that are not sent. */
export async function bootRequests(table: RouteTable, { url, viewer, audience }: BootPage) {
  const { routes, homeSlots } = await buildManifest(table, readOperation);
  const { pathname, searchParams: search } = new URL(url, 'https://host.example');
  const entry =
    homeSlots.find((slot) => slot.path === pathname && slot.audience === audience) ??
    routes.find((route) => matchRoute(route, pathname));
  const params = (entry && matchRoute(entry, pathname)) ?? {};
  const now = new Date();
  const seasonVariableNow: PrefetchSources['seasonVariable'] = (name) => seasonVariable(name, now);
  const sources = { params, search, viewer, seasonVariable: seasonVariableNow };
  return [entry?.prefetch ?? []].flat().map((request: PrefetchRequest) => {
    const variables = prefetchVariables(request, sources);
    return variables && { kind: 'graphql', query: request.query, variables };
  });
}

interface Operation {
  readonly document: string;
  readonly shape: number;
}

async function readOperation(file: string, name: string): Promise<Operation> {
  const operations: Record<string, Operation | undefined> = await import(`../operations/${file}.ts`);
  const operation = operations[name];
  if (operation === undefined) throw new Error(`There is no operation ${file}#${name}`);
  return operation;
}
