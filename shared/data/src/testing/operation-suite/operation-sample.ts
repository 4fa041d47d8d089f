/** What is read of the first results, for the variables of later operations. */
export interface Found {
  media: number;
  mal: number;
  character: number;
  staff: number;
  studio: number;
  user: number;
  userName: string;
  activity: number;
  artist: string;
}

/** How `npm run ask -w shared/data` and `npm run contract` send an operation. */
export interface AskedOperation {
  /** It is sent once the results of others have told what it reads of `found`. */
  readonly variables: (found: Readonly<Found>) => object;
  /** Reads ids of its result. It fails where the result has another form. */
  readonly look?: (data: never, found: Partial<Found>) => void;
  /** Needs the token of a user. */
  readonly asViewer?: boolean;
  /** Part of the contract: asked of the live services, too, where requests are few. */
  readonly isContract?: boolean;
}

/** What the tests and the tools have to know of an operation. */
export interface OperationSample {
  /** Variables that it cannot do without, where those that every operation is tested with do not suffice. */
  readonly variables?: object;
  /** Places of its result, as `unknownForms` names them, that have the type `unknown`: maps that reach the page as they came. */
  readonly unknown?: RegExp;
  readonly asked?: AskedOperation;
}

/** By the names of the operations: `src/testing/operation-samples.ts` of a workspace. */
export type OperationSamples = Readonly<Record<string, OperationSample>>;

/** Asked of a sandbox only. */
export function ask(
  variables: AskedOperation['variables'],
  options: Omit<AskedOperation, 'variables'> = {},
): OperationSample {
  return { asked: { variables, ...options } };
}

/** Asked of the live services, too. */
export function contract(
  variables: AskedOperation['variables'],
  look?: AskedOperation['look'],
): OperationSample {
  return { asked: { variables, isContract: true, ...(look ? { look } : {}) } };
}
