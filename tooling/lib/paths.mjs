import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
export const cacheDir = join(root, '.cache');

export const remoteNames = /** @type {const} */ (['media', 'profile', 'search', 'compare']);

/** @param {string} name */
export const remoteDir = (name) => join(root, 'remotes', name);
export const shellDir = join(root, 'shell');
