import { readJsonFailure } from '../read-json-failure.ts';
import { sendRequest } from '../send-request.ts';
import type { Source } from '../source.ts';
import { malPayloadType } from './payload-types.ts';

/** The MAL-style service: JSON documents by path. */
export const mal: Source = {
  takesToken: false,
  send: sendRequest,
  readFailure: ({ status, body, retryAfterMs }) => readJsonFailure('mal', status, body, retryAfterMs),
  readPartial: () => undefined,
  payloadOf: ({ body }) => body,
  payloadType: malPayloadType,
};
