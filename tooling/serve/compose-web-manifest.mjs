import { textsOf } from './compose-texts.mjs';
import { contributionsOf } from './contributions-of.mjs';

/** Browsers warn without it, though the method is GET. */
const FORM_TYPE = 'application/x-www-form-urlencoded';

/**
 * Completes the web app manifest for one deployment: the product's names, the shortcuts of the installed app, and the pages that take
 * what is shared, links in the product's own scheme, and files. All of them are navigation entries of remotes. One for each language: the
 * app is installed in that of the page.
 *
 * @param {Record<string, unknown>} template the built manifest, or one of an earlier composition
 * @param {object} input
 * @param {{ name?: unknown, shortName?: unknown }} [input.product] of config.json
 * @param {readonly object[]} input.manifests of the remotes
 * @param {(icon: string) => readonly object[]} [input.iconsOf] pictures of the icon of a shortcut, by its path data
 * @param {string} [input.language]
 * @param {Record<string, unknown>} [input.messages] translations of the template's own texts (`DocumentTexts`)
 */
export function composeWebManifest(
  template,
  { product, manifests, iconsOf = () => [], language = 'en', messages = {} },
) {
  const text = (english) => messages[english] ?? english;
  const at = (/** @type {string} */ place) => installedEntries(manifests, place, language);
  const { share_target: _, protocol_handlers: __, file_handlers: ___, shortcuts: ____, ...rest } = template;
  const names = {
    ...(typeof product?.name === 'string' ? { name: product.name } : {}),
    ...(typeof product?.shortName === 'string' ? { short_name: product.shortName } : {}),
  };
  const manifest = {
    ...rest,
    ...(language === 'en' ? {} : inLanguage(rest, language, text)),
    ...names,
    ...sharing(at('share')[0], at('search')[0], { ...rest, ...names }),
    ...fileHandlers(at('files')),
    shortcuts: at('shortcut').map((entry) => {
      const icons = entry.icon ? iconsOf(entry.icon) : [];
      return { name: entry.label, url: urlOf(entry), ...(icons.length > 0 ? { icons } : {}) };
    }),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/**
 * Entries that every user has, with labels in the language, in their order.
 * @param {readonly object[]} manifests @param {string} place @param {string} [language]
 */
export function installedEntries(manifests, place, language = 'en') {
  return manifests
    .flatMap((manifest) => {
      const texts = textsOf(manifest, language);
      return contributionsOf(manifest, 'navigation').map((one) => ({
        ...one,
        ...(typeof one.label === 'string' ? { label: texts[one.label] ?? one.label } : {}),
      }));
    })
    .filter((entry) => isForEveryone(entry) && entry.places?.includes(place))
    .toSorted((one, other) => one.order - other.order);
}

/**
 * What the system gives to the app. A remote of before has no page for links: the search takes what is shared.
 * @param {{ to: string } | undefined} open @param {{ to: string } | undefined} search @param {Record<string, any>} named
 */
function sharing(open, search, named) {
  const form = { method: 'GET', enctype: FORM_TYPE };
  if (open) {
    const params = { title: 'title', text: 'text', url: 'url' };
    return {
      share_target: { action: urlOf(open), ...form, params },
      protocol_handlers: [{ protocol: schemeOf(named), url: `${urlOf(open)}?link=%s` }],
    };
  }
  return search ? { share_target: { action: urlOf(search), ...form, params: { text: 'q' } } } : {};
}

/**
 * The scheme of the product's own links, named after it: browsers allow lower-case Latin letters after `web+`.
 * @param {{ short_name?: unknown, id?: unknown }} named
 */
function schemeOf({ short_name, id }) {
  const [name = 'app'] = [short_name, id]
    .map((one) => `${one ?? ''}`.toLowerCase().replace(/[^a-z]/g, ''))
    .filter(Boolean);
  return `web+${name}`;
}

/** @param {readonly { to: string, opens?: unknown }[]} entries */
function fileHandlers(entries) {
  const handlers = entries.flatMap((entry) =>
    typeof entry.opens === 'object' && entry.opens !== null
      ? [{ action: urlOf(entry), accept: entry.opens, launch_type: 'single-client' }]
      : [],
  );
  return handlers.length > 0 ? { file_handlers: handlers } : {};
}

/** @param {Record<string, any>} template @param {string} language @param {(english: string) => unknown} text */
function inLanguage({ description, screenshots }, language, text) {
  const labelled = screenshots?.map((one) => ({ ...one, label: text(one.label) }));
  return {
    lang: language.startsWith('x-') ? 'en' : language,
    dir: language.endsWith('rtl') ? 'rtl' : 'ltr',
    ...(description ? { description: text(description) } : {}),
    ...(labelled ? { screenshots: labelled } : {}),
  };
}

/** A link within the product, which no sign-in decides about. */
function isForEveryone(entry) {
  return (
    entry?.audience === undefined && /^\/(?!\/)/.test(`${entry?.to}`) && typeof entry?.label === 'string'
  );
}

/** Relative to the manifest. @param {{ to: string }} entry */
function urlOf({ to }) {
  return to.replace(/^\//, '');
}
