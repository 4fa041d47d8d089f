import { fileURLToPath } from 'node:url';
import config from '../jest.config.mjs';

const here = (/** @type {string} */ file) => fileURLToPath(new URL(file, import.meta.url));
const [[files, swc]] = Object.entries(config.transform ?? {});

/** Unit tests over files that have all mutants in them, each behind a switch. @type {import('jest').Config} */
export default {
  ...config,
  reporters: [],
  // Hundreds of random cases would be repeated for each mutant.
  testPathIgnorePatterns: [...(config.testPathIgnorePatterns ?? []), '\\.property\\.test'],
  runner: here('./runner.mjs'),
  testRunner: here('./test-runner.mjs'),
  transform: { [files]: [here('./transform.mjs'), swc[1]] },
};
