import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Packages that ship only ES modules and therefore pass through the transform. */
const esmOnly = [
  'marked',
  'lucide-react',
  '@base-ui',
  'graphql-request',
  'idb',
  'jotai',
  'icu-minify',
  '@formatjs',
  '@whatwg-node',
  'graphql-yoga',
  '@graphql-tools',
  '@graphql-yoga',
  '@envelop',
];

/** @type {import('jest').Config} */
export default {
  rootDir: root,
  roots: [
    '<rootDir>/shared',
    '<rootDir>/remotes',
    '<rootDir>/shell',
    '<rootDir>/sandbox',
    '<rootDir>/tooling',
  ],
  testMatch: ['**/*.test.ts', '**/*.test.tsx', '**/*.test.mjs'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/', '/.cache/'],
  // What a test before this one called is no concern of it: tests run in any order.
  clearMocks: true,
  // A busy machine is no reason to fail: what hangs still ends.
  testTimeout: 30_000,
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mts', 'mjs', 'json'],
  testRunner: '<rootDir>/tooling/jest/runner.mjs',
  cacheDirectory: '<rootDir>/.cache/jest',
  setupFilesAfterEnv: ['<rootDir>/tooling/jest/setup.ts'],
  moduleNameMapper: {
    'createLucideIcon\\.mjs$': '<rootDir>/tooling/jest/lucide-icon-data.cjs',
    '^lucide-react$': '<rootDir>/tooling/jest/lucide-react.cjs',
    '\\.module\\.css$': 'identity-obj-proxy',
    '\\.css$': '<rootDir>/tooling/jest/empty.ts',
    '\\?asset$': '<rootDir>/tooling/jest/empty.ts',
  },
  transform: {
    '\\.(m?[jt]sx?)$': [
      '<rootDir>/tooling/jest/transform.mjs',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
};
