import { translate } from '@tsugi/i18n';
import { CONTRACT_VERSION } from '../contract-version.ts';
import type {
  Contribution,
  HomeSection,
  RemoteManifest,
  RoutePattern,
  StartRequest,
} from '../remote-manifest.ts';
import { patternCovers } from '../routing/patterns-overlap.ts';
import type { Contributed, ContributedHomeSection, ContributedRequest, ContributedText } from './authored.ts';
import { type FlatRoute, flattenRoutes } from './flatten-routes.ts';

/** What only the build can add: the files of these chunks and the file of this first-screen script. */
export interface BuildNames {
  readonly chunks: readonly string[];
  readonly firstScreen?: string;
  /** Chunks whose texts the first screen shows too. */
  readonly textsOf?: readonly string[];
}

/** A contribution of the authored manifest. Pages and the start of the home page have files. */
export type BuiltContribution = Contribution & { readonly build?: BuildNames };

/** The authored half of a manifest; the build replaces `build` by file names. */
export interface AuthoredManifest extends Pick<RemoteManifest, 'contract' | 'texts'> {
  readonly contributions: readonly BuiltContribution[];
}

/**
 * What the manifest says of an operation: `mediaSearch` of the file `media-search`.
 * @param placeholders variables of a `GET` request, for its path
 */
export type ReadOperation = (
  file: string,
  name: string,
  placeholders: Readonly<Record<string, unknown>>,
) => Promise<{
  /** The GraphQL text, or the path with its search parameters. */
  readonly document: string;
  readonly shape: number;
  /** The tracker when left out. */
  readonly source?: StartRequest['source'];
  /** The same as a GraphQL document of a service that has both interfaces. */
  readonly graphql?: string;
}>;

/** Makes the authored half of a remote's manifest of what it contributes. */
export async function buildManifest(
  contributed: readonly Contributed[],
  readOperation: ReadOperation,
): Promise<AuthoredManifest> {
  const build = async (one: Contributed): Promise<readonly BuiltContribution[]> => {
    switch (one.type) {
      case 'route':
        return Promise.all(flattenRoutes([one]).map((page) => routeOf(page, readOperation)));
      case 'home-section':
        return [sectionOf(one)];
      case 'widget':
      case 'command-source': {
        const { load: _, ...entry } = one;
        return [entry];
      }
      case 'command': {
        const { title, keywords, ...entry } = one;
        const words = keywords === undefined ? {} : { keywords: english(keywords) };
        return [{ ...entry, title: english(title), ...words }];
      }
      case 'navigation':
        return [{ ...one, label: english(one.label) }];
      case 'settings-section':
        return [{ ...one, title: english(one.title) }];
      case 'shortcuts': {
        const shortcuts = one.shortcuts.map(({ keys, does }) => ({ keys, does: english(does) }));
        return [{ type: one.type, where: english(one.where), shortcuts }];
      }
      default:
        return [one];
    }
  };
  const contributions = (await Promise.all(contributed.map(build))).flat();
  for (const audience of ['signed-in', 'signed-out'] as const)
    contributions.push(...(await homeStartsOf(contributed, audience, readOperation)));
  requireReachable(contributions.filter((one) => one.type === 'route'));
  requireWidgets(contributions);
  return { contract: CONTRACT_VERSION, contributions };
}

async function routeOf(
  { chain, path, params }: FlatRoute,
  readOperation: ReadOperation,
): Promise<BuiltContribution> {
  const [top, page] = [chain[0], chain.at(-1)];
  if (!top || !page?.title) throw new Error(`The route "${page?.id}" has no title`);
  const section = chain.findLast((route) => route.section)?.section;
  const ignores = chain.flatMap((route) => route.ignores ?? []);
  const requests = chain.flatMap((route) => route.requests ?? []);
  return {
    type: 'route',
    path,
    title: english(page.title),
    route: top.id,
    ...(section ? { section } : {}),
    ...(Object.keys(params).length > 0 ? { params } : {}),
    ...(await requestsOf(requests, readOperation, ignores)),
    build: buildNames(
      chain.map(({ chunk }) => chunk),
      page.firstScreen,
    ),
  };
}

/** What stands in the manifest; the build adds the other languages. */
function english(text: ContributedText): string {
  return typeof text === 'string' ? text : translate(text);
}

function sectionOf({
  chunk: _chunk,
  firstScreen: _firstScreen,
  textsOf: _textsOf,
  requests,
  ...section
}: ContributedHomeSection & { type: 'home-section' }): BuiltContribution {
  return { ...section, ...(requests ? { isFirst: true } : {}) };
}

/** Sections of a remote that need the same request or file start it once, and one script renders them all. */
async function homeStartsOf(
  contributed: readonly Contributed[],
  audience: HomeSection['audience'],
  readOperation: ReadOperation,
): Promise<readonly BuiltContribution[]> {
  const starts = contributed
    .filter((one) => one.type === 'home-section')
    // A late section starts nothing.
    .filter((section) => section.audience === audience && !section.isLate);
  const screens = new Set(starts.flatMap(({ firstScreen }) => firstScreen ?? []));
  if (screens.size > 1)
    throw new Error(`The home sections have several first screens (${[...screens].join(', ')})`);
  const requests = starts.flatMap((section) => section.requests ?? []);
  const unique = new Map(requests.map((request) => [JSON.stringify(request), request]));
  if (starts.length === 0) return [];
  const textsOf = starts.flatMap((section) => section.textsOf ?? []);
  return [
    {
      type: 'home-start',
      audience,
      ...(await requestsOf([...unique.values()], readOperation)),
      build: {
        ...buildNames(
          starts.map(({ chunk }) => chunk),
          [...screens][0],
        ),
        ...(textsOf.length > 0 ? { textsOf } : {}),
      },
    },
  ];
}

function buildNames(chunks: readonly string[], firstScreen: string | undefined): BuildNames {
  return { chunks: [...new Set(chunks)], ...(firstScreen ? { firstScreen } : {}) };
}

async function requestsOf(
  requests: readonly ContributedRequest[],
  readOperation: ReadOperation,
  ignores: readonly string[] = [],
): Promise<{ readonly requests?: readonly StartRequest[] }> {
  if (requests.length === 0) return {};
  const all = requests.map((request) => requestOf(request, readOperation, ignores));
  return { requests: await Promise.all(all) };
}

async function requestOf(
  { operation, variables, ...conditions }: ContributedRequest,
  readOperation: ReadOperation,
  ignores: readonly string[],
): Promise<StartRequest> {
  const [file = '', name = ''] = operation.split('#');
  const placeholders = Object.keys(variables).map((variable) => [variable, `~${variable}~`]);
  const read = await readOperation(file, name, Object.fromEntries(placeholders));
  const { document: query, shape, source, graphql } = read;
  const missing = placeholders.find(([, text]) => source && !query.split('?')[0]?.includes(String(text)));
  if (missing) throw new Error(`The variable "${missing[0]}" of ${operation} is not part of its path`);
  return {
    query,
    shape,
    variables,
    ...(source ? { source } : {}),
    ...(graphql ? { graphql } : {}),
    ...conditions,
    ...(ignores.length > 0 ? { ignores: [...new Set(ignores)] } : {}),
  };
}

/** The first pattern that matches is meant, so a general one has to stand behind the special ones. */
function requireReachable(patterns: readonly RoutePattern[]): void {
  patterns.forEach((pattern, index) => {
    const earlier = patterns.slice(0, index).find((other) => patternCovers(other, pattern));
    if (earlier)
      throw new Error(
        `${pattern.path} is never reached: ${earlier.path} stands before it and matches all of it`,
      );
  });
}

/** A section of a widget that the remote does not have would stay empty. */
function requireWidgets(contributions: readonly Contribution[]): void {
  const names = contributions.flatMap((one) => (one.type === 'widget' ? [one.name] : []));
  for (const one of contributions) {
    if (one.type === 'home-section' && !names.includes(one.widget))
      throw new Error(`A home section shows the widget "${one.widget}", which the remote does not have`);
    if (one.type === 'settings-section' && !names.includes(one.widget))
      throw new Error(
        `The section "${one.id}" shows the widget "${one.widget}", which the remote does not have`,
      );
  }
}
