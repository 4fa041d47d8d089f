import './browser-globals.ts';

// Most tests have no document: what looks at one would cost each of their files a twentieth of a second.
if (typeof document !== 'undefined') {
  // Matchers such as toBeInTheDocument. An import would run without a document too.
  require('@testing-library/jest-dom');
  // `require` has no types of its own.
  const { configure } = require('@testing-library/dom') as typeof import('@testing-library/dom');
  // Its own limit of one second is that of an idle machine: a wait ends as soon as it may, a limit is for what hangs.
  // Beside the tests in a browser it is longer (tooling/lib/run-checks.mjs).
  configure({ asyncUtilTimeout: Number(process.env.UNIT_WAIT_MS ?? 10_000) });
}
