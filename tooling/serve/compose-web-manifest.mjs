import { textsOf } from './compose-texts.mjs';
import { contributionsOf } from './contributions-of.mjs';

/** Browsers warn without it, though the method is GET. */
const FORM_TYPE = 'application/x-www-form-urlencoded';

/**
 * Completes the web app manifest for one deployment: the product's names, the shortcuts of the installed app, and the page that
 * takes shared text. Shortcuts and that page are navigation entries of remotes. One for each language: the app is installed in that of the page.
 *
 * @param {Record<string, unknown>} template the built manifest, or one of an earlier composition
 * @param {object} input
 * @param {{ name?: unknown, shortName?: unknown }} [input.product] of config.json
 * @param {readonly object[]} input.manifests of the remotes
 * @param {string} [input.language]
 * @param {Record<string, unknown>} [input.messages] translations of the template's own texts (`DocumentTexts`)
 */
export function composeWebManifest(template, { product, manifests, language = 'en', messages = {} }) {
  const text = (english) => messages[english] ?? english;
  const entries = manifests
    .flatMap((manifest) => {
      const texts = textsOf(manifest, language);
      return contributionsOf(manifest, 'navigation').map((one) => ({
        ...one,
        ...(typeof one.label === 'string' ? { label: texts[one.label] ?? one.label } : {}),
      }));
    })
    .filter(isForEveryone)
    .toSorted((one, other) => one.order - other.order);
  const at = (/** @type {string} */ place) => entries.filter(({ places }) => places?.includes(place));
  const { share_target: _, shortcuts: __, ...rest } = template;
  const [search] = at('search');
  const manifest = {
    ...rest,
    ...(language === 'en' ? {} : inLanguage(rest, language, text)),
    ...(typeof product?.name === 'string' ? { name: product.name } : {}),
    ...(typeof product?.shortName === 'string' ? { short_name: product.shortName } : {}),
    ...(search
      ? { share_target: { action: urlOf(search), method: 'GET', enctype: FORM_TYPE, params: { text: 'q' } } }
      : {}),
    shortcuts: at('shortcut').map((entry) => ({
      name: entry.label,
      url: urlOf(entry),
      ...(entry.icon ? { icons: [iconOf(entry.icon, String(rest.theme_color ?? '#000'))] } : {}),
    })),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
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

/**
 * The entry's own icon, on a round background of the app's colour.
 * @param {string} path data of an icon on a square of 24 units
 * @param {string} background
 */
function iconOf(path, background) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><circle cx="24" cy="24" r="24" fill="${background}"/><path transform="translate(12 12)" d="${path}" fill="none" stroke="#fff" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
  return {
    src: `data:image/svg+xml,${encodeURIComponent(svg)}`,
    sizes: 'any',
    type: 'image/svg+xml',
  };
}
