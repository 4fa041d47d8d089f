import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformAsync } from '@babel/core';
import findMessages from '@lingui/babel-plugin-extract-messages';
import linguiMacro from '@lingui/babel-plugin-lingui-macro';
import { filesBelow } from '../lib/fingerprint.mjs';
import { pathIn, root } from '../lib/paths.mjs';
import { readWorkspaces } from '../lib/workspaces.mjs';
import { documentSource } from './document-messages.mjs';
import { linguiOptions } from './lingui-options.mjs';
import { MACRO } from './transform.mjs';

/** Not shipped: tests and what only they use, and tools of the data layer. */
const IS_SOURCE = /\.tsx?$/;
const IS_NOT_SHIPPED = /\.(test|bench)\.|\/(testing|generated)\/|^(browser|tools)\//;

/** @returns {string[]} folders of the workspaces whose texts users see: new ones take part by being there */
export function workspacesWithTexts() {
  return readWorkspaces()
    .map(({ dir }) => dir)
    .filter((dir) => dir === 'shell' || /^(remotes|shared)\//.test(dir));
}

/** @param {string} dir of a workspace, from the root @returns {string[]} the source files that it ships, as paths in it */
export function sourcesOf(dir) {
  const folder = join(root, dir);
  if (!existsSync(folder)) return [];
  return filesBelow(folder)
    .map((file) => pathIn(folder, file))
    .filter((file) => IS_SOURCE.test(file) && !IS_NOT_SHIPPED.test(file));
}

/** Files of the shell with texts, beside its sources. */
const DOCUMENTS = ['index.html', 'public/manifest.webmanifest'];

/** @typedef {{ id: string, message?: string, context?: string, comment?: string, placeholders: Record<string, string> }} ExtractedMessage */

/** @param {string} dir of a workspace, from the root @returns {Promise<import('./po.mjs').Entries>} */
export async function extractWorkspace(dir) {
  const read = (/** @type {string} */ file) => readFileSync(join(root, dir, file), 'utf8');
  const files = sourcesOf(dir).map((file) => ({ file, source: read(file) }));
  const documents = (dir === 'shell' ? DOCUMENTS : []).map((file) => ({
    file,
    source: documentSource(file, read(file)),
  }));
  return extractMessages([...files.filter(({ source }) => source.includes(MACRO)), ...documents]);
}

/**
 * @param {readonly { file: string, source: string }[]} files
 * @returns {Promise<import('./po.mjs').Entries>} sorted by message, without translations
 */
export async function extractMessages(files) {
  /** @type {Map<string, Required<import('./po.mjs').Entry>>} */
  const found = new Map();
  /** @param {ExtractedMessage} message @param {string} file */
  const add = ({ id, message = '', context, comment, placeholders }, file) => {
    const entry = found.get(id) ?? newEntry(message, context);
    found.set(id, entry);
    if (comment && !entry.comments.includes(comment)) entry.comments.push(comment);
    if (!entry.origin.some(([other]) => other === file)) entry.origin.push([file]);
    for (const [name, code] of Object.entries(placeholders)) {
      entry.placeholders[name] = [...new Set([...(entry.placeholders[name] ?? []), code])];
    }
  };
  for (const { file, source } of files) {
    await transformAsync(source, {
      filename: file,
      code: false,
      configFile: false,
      babelrc: false,
      parserOpts: { plugins: file.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'] },
      plugins: [
        [linguiMacro.default ?? linguiMacro, linguiOptions],
        [findMessages.default ?? findMessages, { onMessageExtracted: (message) => add(message, file) }],
      ],
    });
  }
  return Object.fromEntries([...found].sort(([, a], [, b]) => compare(sortKey(a), sortKey(b))));
}

/** @param {string} message @param {string} [context] @returns {Required<import('./po.mjs').Entry>} */
const newEntry = (message, context) => ({
  message,
  context: context ?? null,
  translation: '',
  comments: [],
  origin: [],
  placeholders: {},
});

/** @param {import('./po.mjs').Entry} entry */
const sortKey = ({ message, context }) => `${message}\u0000${context ?? ''}`;

/** By code units: the order is the same on every machine. @param {string} a @param {string} b */
const compare = (a, b) => (a < b ? -1 : Number(a > b));
