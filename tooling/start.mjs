// npm start: from a fresh clone to a running product. Ctrl-C ends all of it.
import { requireNode } from './lib/node-version.mjs';

requireNode();
const { installMissing } = await import('./lib/install.mjs');
installMissing();
const { startProduct } = await import('./lib/start-product.mjs');
try {
  await startProduct({ live: process.argv.includes('--live') });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
