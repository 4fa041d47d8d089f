import { allParts, measureBudgets } from '../lib/budgets.mjs';

export function printSizes() {
  console.log('\nSizes, KB of gzip');
  for (const { name, bytes } of measureBudgets(allParts)) {
    console.log(`  ${name.padEnd(36)} ${(bytes / 1024).toFixed(1)}`);
  }
}
