import { getJson } from '../get-json.ts';
import { readPartial } from '../read-partial.ts';
import { dataOf, type Source } from '../source.ts';
import { documentTypes } from '../wire/document-types.ts';
import { FIELD_TYPES } from './generated/field-types.ts';
import { readTrackerFailure } from './read-failure.ts';
import { sendGraphql } from './transport.ts';

const typeOfDocument = documentTypes(FIELD_TYPES);

/** The tracker: GraphQL, and the only service that knows the viewer. */
export const tracker: Source = {
  takesToken: true,
  send: (request, options) =>
    request.kind === 'get' ? getJson(request, options) : sendGraphql(request, options),
  readFailure: ({ status, body, retryAfterMs, hasToken }) =>
    readTrackerFailure(status, body, retryAfterMs, hasToken),
  readPartial: ({ status, body }) => readPartial(status, body),
  payloadOf: ({ body }) => dataOf(body),
  payloadType: (_operation, request) => typeOfDocument(request),
};
