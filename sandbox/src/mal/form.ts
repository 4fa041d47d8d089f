/** A part of a response, in the field names of the service. */
export type Form = Record<string, unknown>;
