import { readGraphqlFailure } from '../read-graphql-failure.ts';
import { readJsonFailure } from '../read-json-failure.ts';
import { readPartial } from '../read-partial.ts';
import { sendRequest } from '../send-request.ts';
import { dataOf, type Source } from '../source.ts';
import { documentTypes } from '../wire/document-types.ts';
import { FIELD_TYPES } from './generated/field-types.ts';
import { themesPayloadType, themesResultType } from './payload-types.ts';

const typeOfDocument = documentTypes(FIELD_TYPES);

/** The themes service, in both forms of its interface. */
export const themes: Source = {
  takesToken: false,
  send: sendRequest,
  readFailure: ({ request, status, body, retryAfterMs }) =>
    (request.kind === 'graphql' ? readGraphqlFailure : readJsonFailure)('themes', status, body, retryAfterMs),
  readPartial: ({ request, status, body }) =>
    request.kind === 'graphql' ? readPartial(status, body) : undefined,
  payloadOf: ({ request, body }) => (request.kind === 'graphql' ? dataOf(body) : body),
  payloadType: (operation, request) =>
    request.kind === 'graphql' ? typeOfDocument(request) : themesPayloadType(operation),
  resultType: themesResultType,
};
