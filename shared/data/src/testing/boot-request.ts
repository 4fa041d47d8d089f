import { join } from 'node:path';
import { contributionsOf, matchRoute } from '@tsugi/contract';
import { buildManifest, type ReadOperation } from '@tsugi/contract/build-manifest';
import type { Contributed } from '@tsugi/contract/contributions';
import {
  isRequestOf,
  type PrefetchSources,
  prefetchPath,
  prefetchVariables,
  requestsFor,
} from '@tsugi/contract/prefetch';
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
 * The first request that the boot script sends for a page, made of the manifest that the build writes of these contributions.
 * @returns undefined when it sends none
 */
export async function bootRequest(contributed: readonly Contributed[], page: BootPage) {
  return (await bootRequests(contributed, page))[0];
}

/** All of them, undefined for those that are not sent. */
export async function bootRequests(contributed: readonly Contributed[], page: BootPage) {
  const { url, viewer, audience, themesInterface } = page;
  const manifest = await buildManifest(contributed, readOperation);
  const { pathname, searchParams: search } = new URL(url, 'https://host.example');
  const route = contributionsOf(manifest, 'route').find((one) => matchRoute(one, pathname));
  const home = contributionsOf(manifest, 'home-start').find((one) => one.audience === audience);
  const start = pathname === '/' ? home : route;
  const params = (route && matchRoute(route, pathname)) ?? {};
  const now = new Date();
  const seasonVariableNow: PrefetchSources['seasonVariable'] = (name) => seasonVariable(name, now);
  const sources = { params, search, viewer, seasonVariable: seasonVariableNow, nowMs: now.getTime() };
  const wanted = (start?.requests ?? []).filter((request) => isRequestOf(request, params));
  const sent = audience ? requestsFor(wanted, audience) : wanted;
  return sent.map((request) => {
    const { notForAdultWith, source, query, graphql } = request;
    if (page.showsAdult && notForAdultWith && search.get(notForAdultWith)) return undefined;
    const variables = prefetchVariables(request, sources);
    if (!variables) return undefined;
    if (!source) return { kind: 'graphql', query, variables };
    return graphql && themesInterface !== 'json-api'
      ? { source, query: graphql, variables }
      : { source, query: prefetchPath(query, variables), variables: {} };
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
