import { createHash } from 'node:crypto';
import { htmlMessages } from '../messages/document-messages.mjs';
import { keyOf } from '../messages/message-key.mjs';
import { packCatalogue } from '../messages/pack-catalogue.mjs';
import { contributionsOf } from './contributions-of.mjs';

/** @typedef {import('../rspack/document-texts.mjs').DocumentTexts} DocumentTexts */
/** @typedef {Record<string, ReturnType<typeof packCatalogue>>} Catalogues packed translations by language */

/** Links at these places stand in index.html. */
const PLACES_IN_PAGE = ['bar', 'welcome'];

/**
 * The texts of a page in other languages, by the keys of the English ones: what index.html shows before any script has run, and all
 * of them, which are loaded as the catalogue of a script of this name: by pages in English too, when their language changes.
 * @param {Record<string, DocumentTexts>} texts of the build, by language
 * @param {object} input
 * @param {string} input.html the built index.html, or an earlier composition
 * @param {{ name?: unknown, providerName?: unknown }} [input.product] of config.json
 * @param {readonly object[]} input.manifests of the remotes
 * @returns {{ inPage: Catalogues, complete: Catalogues, later: Catalogues, file: string }} `later`: those that no page shows at first, which the others
 *   are without
 */
export function composeTexts(texts, { html, product, manifests }) {
  const names = namesOf(html, product);
  const first = new Set([
    ...htmlMessages(
      html.replace(
        /<meta name="description"[^>]*>|<noscript>.*?<\/noscript>|<template id="start-failed">.*?<\/template>/gs,
        '',
      ),
    ),
    ...manifests.flatMap(labelsInPage),
  ]);
  const [, failure = ''] = /<template id="start-failed">(.*?)<\/template>/s.exec(html) ?? [];
  // What only a failure or the list of keys shows.
  const lateOnes = new Set([...htmlMessages(failure), ...laterTextsOf(manifests)]);
  /** @type {Catalogues} */
  const inPage = {};
  /** @type {Catalogues} */
  const complete = {};
  /** @type {Catalogues} */
  const later = {};
  for (const [language, { messages, scripts, later: late = {} }] of Object.entries(texts)) {
    // Pseudo-locales are for tests: no page carries them.
    const early = language.startsWith('x-') ? new Set() : first;
    const all = Object.entries({
      ...messages,
      ...Object.assign({}, ...manifests.map((one) => textsOf(one, language))),
    });
    const catalogue = (entries) =>
      Object.fromEntries(
        entries.map(([english, translation]) => [keyOf(filled(english, names)), filled(translation, names)]),
      );
    const own = catalogue(all.filter(([english]) => early.has(english)));
    if (Object.keys(own).length > 0) inPage[language] = packCatalogue(own);
    const isLater = (/** @type {[string, unknown]} */ [english]) => lateOnes.has(english);
    complete[language] = packCatalogue({ ...scripts, ...catalogue(all.filter((one) => !isLater(one))) });
    later[language] = packCatalogue({ ...late, ...catalogue(all.filter(isLater)) });
  }
  const hash = createHash('sha256')
    .update(JSON.stringify([complete, later]))
    .digest('hex')
    .slice(0, 8);
  return { inPage, complete, later, file: `document.${hash}.js` };
}

/**
 * @param {ReturnType<typeof composeTexts>} texts
 * @returns {Record<string, string>} files of a deployment by path, as `catalogueUrl` of `@tsugi/i18n` forms it
 */
export function textFiles({ complete, later, file }) {
  const name = file.replace(/js$/, 'json');
  const files = (/** @type {Catalogues} */ catalogues, /** @type {string} */ one) =>
    Object.entries(catalogues).map(([language, catalogue]) => [
      `${language}/${one}`,
      JSON.stringify(catalogue),
    ]);
  // As the boot script forms it.
  const laterName = name.replace('.', '-later.');
  return Object.fromEntries([...files(complete, name), ...files(later, laterName)]);
}

/**
 * Those that the page knows, whichever its composition was: pages of an earlier one get the present texts.
 * @param {string} path
 * @returns the language, and which of its files: `de/document`
 */
export function textsIn(path) {
  return /^([\w-]+\/document(?:-later)?)\.[0-9a-f]{8}\.json$/.exec(path)?.[1];
}

/** Titles and labels of a manifest of any shape. @param {any} manifest @param {string} language @returns {Record<string, string>} */
export function textsOf(manifest, language) {
  const texts = Object(Object(manifest?.texts)[language]);
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => typeof text === 'string'));
}

/** Those of the lists of keys, of the settings and of the palette that are no title and no label. @param {readonly any[]} manifests @returns {string[]} */
function laterTextsOf(manifests) {
  const all = (/** @type {import('@tsugi/contract').ContributionType} */ type) =>
    manifests.flatMap((manifest) => contributionsOf(manifest, type));
  const others = new Set([
    ...all('navigation').map(({ label }) => label),
    ...all('route').flatMap(({ title, children }) => [title, ...titlesIn(children)]),
  ]);
  return [
    ...all('shortcuts').flatMap(({ where, shortcuts }) => [
      where,
      ...listOf(shortcuts).map((one) => one?.does),
    ]),
    ...all('settings-section').map(({ title }) => title),
    ...all('command').flatMap(({ title, keywords }) => [title, keywords]),
  ].filter((text) => typeof text === 'string' && !others.has(text));
}

/** @param {unknown} children of a route @returns {unknown[]} */
function titlesIn(children) {
  return listOf(children).flatMap((child) => [child?.title, ...titlesIn(child?.children)]);
}

/** @param {unknown} value of a manifest that may have any shape @returns {any[]} */
function listOf(value) {
  return Array.isArray(value) ? value : [];
}

/** @param {object} manifest @returns {string[]} */
function labelsInPage(manifest) {
  return contributionsOf(manifest, 'navigation')
    .filter(
      ({ places, audience }) =>
        audience === undefined && PLACES_IN_PAGE.some((place) => places?.includes?.(place)),
    )
    .map(({ label }) => label);
}

/**
 * @param {string | (string | string[])[]} message English with `{name}`, or a compiled translation
 * @param {Record<string, string>} names
 */
function filled(message, names) {
  if (typeof message === 'string')
    return message.replace(/\{(\w+)\}/g, (whole, name) => names[name] ?? whole);
  return message.map((part) => (Array.isArray(part) ? (names[part[0] ?? ''] ?? '') : part)).join('');
}

/** The names that stand in the page. @param {string} html @param {{ name?: unknown, providerName?: unknown }} [product] */
function namesOf(html, product) {
  const name = (value, mark) =>
    typeof value === 'string' ? value : (new RegExp(`<span data-${mark}>([^<]*)`).exec(html)?.[1] ?? '');
  return { name: name(product?.name, 'product'), providerName: name(product?.providerName, 'provider') };
}
