import { GraphQLError, type GraphQLFormattedError } from 'graphql';

/** Fields that were wrong, with what is wrong about each. */
export type Validation = Readonly<Record<string, readonly string[]>>;

/** An error in the tracker's own form: `status` and `validation` stand beside the message, and the HTTP status follows. */
export class TrackerError extends GraphQLError {
  readonly status: number;
  readonly validation: Validation | undefined;

  constructor(message: string, status: number, validation?: Validation) {
    super(message, { extensions: { http: { status } } });
    this.status = status;
    this.validation = validation;
  }
}

export type WireError = GraphQLFormattedError & { status: number; validation?: Validation };

/** Any error of an execution as the tracker writes it. Errors of the query itself are the client's: 400. */
export function wireError(error: GraphQLError): WireError {
  const original = error instanceof TrackerError ? error : error.originalError;
  const known = original instanceof TrackerError ? original : undefined;
  const status = known?.status ?? (original === undefined || original === null ? 400 : 500);
  return {
    message: status === 500 ? 'Internal Server Error' : error.message,
    status,
    ...(known?.validation === undefined ? {} : { validation: known.validation }),
    ...(error.locations === undefined ? {} : { locations: error.locations }),
  };
}

export const notFound = (): TrackerError => new TrackerError('Not Found.', 404);
export const invalid = (validation: Validation): TrackerError =>
  new TrackerError('validation', 400, validation);
/** What belongs to another user, or may be changed by moderators only. */
export const forbidden = (what: string): TrackerError =>
  new TrackerError(`You are not authorized to modify this ${what}`, 403);
