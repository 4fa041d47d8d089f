import { bootResult } from '@tsugi/contract/boot-result';
import {
  type FirstScreenInput,
  type FirstScreenNode,
  type FirstScreenRequest,
  type FirstScreenResponse,
  type MissingRequest,
  withFirstScreenInput,
} from '@tsugi/contract/first-screen';
import { stableJson } from '@tsugi/platform/json';
import { nextTask } from '@tsugi/platform/next-task';
import type { ComponentType } from 'react';
import { evaluate } from './evaluate.ts';
import { readFromDatabase } from './read-from-database.ts';
import { Outlet, OutletContext } from './router.tsx';

/**
 * Hands the page's own components to the boot script, which shows what they render first before React is there.
 * @param pages the route's components, the outermost first
 */
export function provideFirstScreen(...pages: readonly ComponentType[]): void {
  register(() =>
    evaluate(
      <OutletContext value={pages}>
        <Outlet />
      </OutletContext>,
    ),
  );
}

/** The same for the components that a remote provides to a page of the shell, by name. */
export function provideFirstScreenSlots(components: Readonly<Record<string, ComponentType<never>>>): void {
  register(({ slot }) => {
    // The shell passes a component's props on as they are, as it does for the component itself.
    const Component = slot && (components[slot.name] as ComponentType<Record<string, unknown>> | undefined);
    return Component && evaluate(<Component {...slot.props} />);
  });
}

function register(render: (input: FirstScreenInput) => readonly FirstScreenNode[] | undefined): void {
  bootResult()?.provideFirstScreen?.(async ({ input, requests, slots, send }) => {
    const responses = (await Promise.all(requests.map(readResponse))).filter(({ data }) => data);
    if (requests.length > 0 && responses.length === 0) return [];
    const parts: (readonly FirstScreenNode[] | null)[] = [];
    const asked = new Set(requests.map(keyOf));
    const onMissing = (request: MissingRequest) => {
      if (!asked.has(keyOf(request))) send?.(request);
      asked.add(keyOf(request));
    };
    for (const { slot, props } of slots) {
      // Decoding the response and rendering take up to 50 ms each on a slow processor.
      await nextTask();
      const part = slot ? { slot: { name: slot, props: JSON.parse(props ?? '{}') } } : {};
      const complete = { ...input, ...part, responses, onMissing };
      parts.push(partOf(() => withFirstScreenInput(complete, () => render(complete))));
    }
    return parts;
  });
}

function keyOf({ query, variables }: Pick<MissingRequest, 'query' | 'variables'>): string {
  return stableJson({ query, variables });
}

/** Null for what has no first screen, such as a failure (outside-react.ts): React renders that place, and the others have theirs. */
function partOf(render: () => readonly FirstScreenNode[] | undefined): readonly FirstScreenNode[] | null {
  try {
    return render() ?? null;
  } catch {
    return null;
  }
}

/** The data that can be had soon: from the database however old it is, else from the response. */
async function readResponse(request: FirstScreenRequest): Promise<FirstScreenResponse> {
  const { query, variables, cacheKey, response } = request;
  const stored = cacheKey && (await readFromDatabase(cacheKey).catch(() => undefined));
  if (stored) return { query, variables, data: stored, isDecoded: true };
  // The shell reads the response itself: this reads a copy.
  const copy = (await response)?.clone();
  const body = copy?.ok ? await copy.json() : undefined;
  // A path of a `GET` request, or a GraphQL document.
  return { query, variables, data: query.startsWith('/') ? body : body?.data, isDecoded: false };
}
