import type { SourceRequest } from '../core/operation.ts';
import type { Transport } from '../core/raw-response.ts';
import { getJson } from './get-json.ts';
import { postGraphql } from './post-graphql.ts';

/** For the services beside the tracker, which get no token. */
export const sendRequest: Transport<SourceRequest> = (request, options) =>
  request.kind === 'get' ? getJson(request, options) : postGraphql(request, options);
