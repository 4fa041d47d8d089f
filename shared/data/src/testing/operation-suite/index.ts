// For the tests of operations, in whichever workspace they are. It stays out of the product's bundle.
export { operationInManifest } from '../../core/operation-in-manifest.ts';
export { reply, setUpPipeline } from '../set-up-pipeline.ts';
export { graphqlWire, jsonApiWire } from '../themes-wire.ts';
export { testOperations } from './test-operations.ts';
