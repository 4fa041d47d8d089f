import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';

const FILE = 'shared/i18n/src/language.ts';

const [, list = ''] = /LANGUAGES = \[([^\]]*)\]/.exec(readFileSync(join(root, FILE), 'utf8')) ?? [];

/** Languages that have catalogues: all of LANGUAGES but the first, in which the source is written. */
export const TRANSLATED = [...list.matchAll(/'([\w-]+)'/g)].map(([, language = '']) => language).slice(1);
if (TRANSLATED.length === 0) throw new Error(`${FILE}: no languages found in LANGUAGES`);

/** Made of the English texts, for tests: longer and accented, and the same from right to left. */
export const PSEUDO = ['x-pseudo', 'x-pseudo-rtl'];

/** What the build writes catalogues of. */
export const CATALOGUES = [...TRANSLATED, ...PSEUDO];
