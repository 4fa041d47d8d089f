import { testDecodedShapes } from './decoded-shapes.ts';
import { testDocuments } from './documents.ts';
import { testMalformedResponses } from './malformed-responses.ts';
import { testOddResponses } from './odd-responses.ts';
import type { OperationSamples } from './operation-sample.ts';
import { testPayloadsBySchema } from './payloads-by-schema.ts';
import { findOperations } from './suite.ts';

/**
 * Tests every operation of a workspace: its document, its decoded shape, what it makes of odd and of malformed responses.
 * `src/operations.test.ts` of each workspace with operations consists of this call.
 * @param folder `src` of the workspace
 */
export function testOperations(folder: string, samples: OperationSamples): void {
  const suite = findOperations(folder, samples);
  describe('documents', () => testDocuments(suite));
  describe('decoded shapes', () => testDecodedShapes(suite));
  describe('payloads by their schema', () => testPayloadsBySchema(suite));
  describe('odd responses', () => testOddResponses(suite));
  describe('malformed responses', () => testMalformedResponses(suite));
}
