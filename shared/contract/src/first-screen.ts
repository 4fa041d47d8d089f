/** A part of a first screen as data: a text, or an element with its attributes and children. It can be stored as JSON. */
export type FirstScreenNode =
  | string
  | readonly [
      tag: string,
      attributes: Readonly<Record<string, string>>,
      children: readonly FirstScreenNode[],
    ];

/** A response that a first screen may show. */
export interface FirstScreenResponse {
  /** The GraphQL text and the variables that it is a response to; of a `GET` request its path, and no variables. */
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** What the tracker sent under `data` or another service as a whole, or what the operation made of it at an earlier visit. */
  readonly data: unknown;
  readonly isDecoded: boolean;
}

/** A request to the tracker that components of a first screen make, and none of its responses is of. */
export interface MissingRequest extends Pick<FirstScreenResponse, 'query' | 'variables'> {
  /** Number of the operation's decoded shape. */
  readonly shape: number;
}

/** All that a first screen is made of. */
export interface FirstScreenInput {
  /** Complete URL of the page. */
  readonly url: string;
  /** Complete URL of the product's root, with a slash at its end. */
  readonly root: string;
  /** Segments of the URL by name. */
  readonly params: Readonly<Record<string, string>>;
  readonly isSignedIn: boolean;
  /** The stored profile of the viewer, if there is one. */
  readonly viewer: unknown;
  /** The viewer's account, known before the profile when the token names it. A shell before contract 1.3 does not say it. */
  readonly viewerId?: number | undefined;
  readonly responses: readonly FirstScreenResponse[];
  /** Called for each query of the components that none of these is of. */
  readonly onMissing?: ((request: MissingRequest) => void) | undefined;
  /** Set for one component that a remote provides to a page of the shell. */
  readonly slot?: { readonly name: string; readonly props: Readonly<Record<string, unknown>> };
}

/** A request of the first screen, as the boot script sends it. */
export interface FirstScreenRequest extends Pick<FirstScreenResponse, 'query' | 'variables'> {
  /** `tracker` when left out. */
  readonly source?: string | undefined;
  /** Where its response is stored in the data layer's database, if it is. */
  readonly cacheKey: string | undefined;
  /** Undefined when it was not sent. */
  readonly response: Promise<Response> | undefined;
}

/** What the boot script gives to the script of a first screen. */
export interface FirstScreenSource {
  readonly input: Omit<FirstScreenInput, 'responses' | 'onMissing' | 'slot'>;
  readonly requests: readonly FirstScreenRequest[];
  /** `data-slot` and `data-props` (JSON) of each slot; neither for a page that has none. */
  readonly slots: readonly { readonly slot?: string; readonly props?: string }[];
  /** Sends what the page will ask for when React renders it. A shell before contract 1.13 sends nothing. */
  readonly send?: ((request: MissingRequest) => void) | undefined;
}

/**
 * Evaluates the page's components once, when the data of its requests is there.
 * @returns one list of nodes for each slot; null leaves it as it is
 */
export type RenderFirstScreen = (
  source: FirstScreenSource,
) => Promise<readonly (readonly FirstScreenNode[] | null)[]>;

let current: FirstScreenInput | undefined;

/** The input of the first screen that is being rendered. Only the modules behind react, router and data read it. */
export function firstScreenInput(): FirstScreenInput {
  if (!current) throw new Error('No first screen is being rendered');
  return current;
}

/** Rendering is synchronous, so one variable is enough. */
export function withFirstScreenInput<T>(input: FirstScreenInput, render: () => T): T {
  const outer = current;
  current = input;
  try {
    return render();
  } finally {
    current = outer;
  }
}
