import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { changedSince } from './changed-since.mjs';
import { cacheDir, root } from './paths.mjs';

const STORED = join(cacheDir, 'last-check.json');

/** @returns {string[] | undefined} files that differ from those of the last check that passed whole with this version of Node */
export function changedSinceLastCheck({ stored = STORED, folder = root } = {}) {
  try {
    const { node, files } = JSON.parse(readFileSync(stored, 'utf8'));
    return node === process.version ? changedSince(files, folder) : undefined;
  } catch {
    // None yet, one that was cut off, or git has removed its snapshot since: everything is checked.
    return undefined;
  }
}

/** @param {string} files snapshot of what passed */
export function writeLastCheck(files, stored = STORED) {
  mkdirSync(dirname(stored), { recursive: true });
  writeFileSync(stored, JSON.stringify({ node: process.version, files }));
}
