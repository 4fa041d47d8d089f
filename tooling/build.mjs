// npm run build [-- shell media …]: production builds of everything, or of what is named; unchanged ones are skipped.
import { requireNode } from './lib/node-version.mjs';

requireNode();
const { buildAll } = await import('./lib/build.mjs');
const names = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const force = process.argv.includes('--force');
try {
  await buildAll({ names, force });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
