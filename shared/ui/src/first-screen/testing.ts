import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type {
  FirstScreenNode,
  FirstScreenRequest,
  FirstScreenSource,
  RenderFirstScreen,
} from '@tsugi/contract';
import type { BootResult } from '@tsugi/contract/boot-result';

/** The list that the build of first screens reads: module names with what stands behind them. */
const substitutes: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(join(__dirname, 'substitutes.json'), 'utf8'),
);

/** A source whose requests may say what their operations made of the response, as if it were in the database. */
export interface TestSource extends Omit<FirstScreenSource, 'requests'> {
  readonly requests: readonly (FirstScreenRequest & { readonly newest?: unknown })[];
}

/**
 * Runs the module of a first screen as its build would, and renders what it shows.
 * @param load imports the module
 */
export async function renderFirstScreen(
  load: () => Promise<unknown>,
  { requests, ...source }: TestSource,
): Promise<readonly (readonly FirstScreenNode[] | null)[]> {
  let render: RenderFirstScreen | undefined;
  const provideFirstScreen = (provided: RenderFirstScreen) => {
    render = provided;
  };
  // A first screen reads nothing else of it.
  globalThis.__tsugi = { provideFirstScreen } as Partial<BootResult> as BootResult;
  // A substitute stands behind a module that the test mocks, too: a mock that was loaded before would come first.
  jest.resetModules();
  await jest.isolateModulesAsync(async () => {
    for (const [name, substitute] of Object.entries(substitutes)) {
      jest.doMock(name, () => jest.requireActual(substitute));
    }
    jest.doMock('./read-from-database.ts', () => ({
      readFromDatabase: async (cacheKey: string) => requests[Number(cacheKey)]?.newest,
    }));
    await load();
  });
  for (const name of Object.keys(substitutes)) jest.dontMock(name);
  if (!render) throw new Error('The module has provided no first screen');
  return render({
    ...source,
    requests: requests.map((request, index) =>
      request.newest === undefined ? request : { ...request, cacheKey: `${index}` },
    ),
  });
}

/** Every element with all its attributes, and every text: one line each. What differs by chance is left out. */
export function treeOf(nodes: readonly FirstScreenNode[] | null, depth = 0): readonly string[] {
  return (nodes ?? []).flatMap((node) => {
    const indent = '  '.repeat(depth);
    if (typeof node === 'string') return [`${indent}"${node}"`];
    const [tag, attributes, children] = node;
    return [`${indent}${tag}${attributeLines(Object.entries(attributes))}`, ...treeOf(children, depth + 1)];
  });
}

/** The same for what React has rendered. */
export function treeOfDom(parent: Element, depth = 0): readonly string[] {
  return [...parent.childNodes].flatMap((node) => {
    const indent = '  '.repeat(depth);
    if (!(node instanceof Element)) return [`${indent}"${node.textContent}"`];
    const attributes = [...node.attributes].map(({ name, value }): [string, string] => [name, value]);
    if (node instanceof HTMLOptionElement && node.selected) attributes.push(['selected', '']);
    return [
      `${indent}${node.tagName.toLowerCase()}${attributeLines(attributes)}`,
      ...treeOfDom(node, depth + 1),
    ];
  });
}

/** Generated ids differ by tree; pictures are marked once they have loaded; the router marks its links for itself. */
const BY_CHANCE = new Set([
  'id',
  'for',
  'aria-labelledby',
  'aria-controls',
  'aria-describedby',
  'name',
  'data-loaded',
  'data-discover',
]);

function attributeLines(attributes: readonly (readonly [string, string])[]): string {
  return attributes
    .filter(([name]) => !BY_CHANCE.has(name))
    .map(([name, value]) => ` ${name}="${normalised(name, value)}"`)
    .sort()
    .join('');
}

function normalised(name: string, value: string): string {
  // The router writes paths, a first screen complete URLs.
  if (name === 'href') return value.replace(/^https?:\/\/localhost/, '');
  return name === 'style' ? value.replace(/\s|;$/g, '') : value;
}
