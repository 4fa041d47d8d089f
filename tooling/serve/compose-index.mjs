import { composeTexts } from './compose-texts.mjs';
import { compositionFile } from './composition.mjs';
import { contributionsOf } from './contributions-of.mjs';
import { escapeText, withHomeSections } from './home-templates.mjs';
import { pageDocuments } from './page-documents.mjs';
import { startData } from './start-data.mjs';

/** @typedef {Omit<ReturnType<typeof pageDocuments>[number], 'isStarted'> & { html: string }} PageDocument */

/**
 * @typedef {object} CompositionInput
 * @property {string} basePath sub-path with slashes on both ends: `/tsugi/`
 * @property {{ services?: { tracker?: string }, themesInterface?: string, registry?: string, product?: { name?: string, providerName?: string }, authorizeUrl?: string, clientIds?: { other?: string } }} config
 * @property {Record<string, object>} manifests by absolute URL
 * @property {object} [registry] the remote registry, to start without it
 * @property {readonly object[]} [lastManifests] earlier manifests of remotes whose present one cannot be read, for their links
 * @property {Record<string, import('./compose-texts.mjs').DocumentTexts>} [texts] of the build, by language
 * @property {Record<string, readonly string[]>} [provided] names of the exports of each shared module in the build
 */

/**
 * Completes the built index.html for one deployment. A document holds what the boot script needs for the first requests and the first
 * screen of its pages, before that script; everything else is the composition's file.
 *
 * @param {string} template the built index.html
 * @param {CompositionInput} input
 * @returns {{ index: string, pages: PageDocument[], composition: { path: string, text: string } }} `index` starts every page, each of
 *   `pages` those of one route
 */
export function composeIndex(template, input) {
  const { config, manifests, registry, lastManifests = [], provided = {} } = input;
  // The first request carries the access token, which no remote's origin may get: then nothing is prefetched.
  const tracker = config.services?.tracker ?? '';
  const isSeparate = !Object.keys(manifests).some((url) => hasSameOrigin(url, tracker));
  const known = isSeparate ? manifests : {};
  const composition = compositionFile({ manifests: known, registry, lastManifests, provided });
  const html = withFrame(template, input);
  const complete = (
    /** @type {string} */ page,
    /** @type {((url: string, part: object) => boolean)=} */ isStarted,
  ) =>
    withTexts(
      withJson(
        page,
        'start',
        startData({ config, composition: composition.path, manifests: known, isStarted }),
      ),
      page,
      input,
    );
  const pages = pageDocuments(known).map(({ isStarted, ...document }) => ({
    ...document,
    html: complete(document.isHome ? withoutMarks(html) : withoutTemplates(html), isStarted),
  }));
  return { index: complete(html), pages, composition };
}

/** @param {string} html @param {CompositionInput} input */
function withFrame(html, { basePath, config, manifests, lastManifests = [] }) {
  const present = [...Object.values(manifests), ...lastManifests];
  const named = withNames(withLogin(html, config), config.product);
  return withHomeSections(withLinks(named, present), present).replace(
    /<base href="[^"]*">/,
    `<base href="${basePath.replaceAll('"', '')}">`,
  );
}

/** Where the next composition would put sections: it begins with index.html. @param {string} html */
function withoutMarks(html) {
  return html.replace(/<!-- (?:sections of [\w-]+|end of sections) -->/g, '');
}

/** Of the home page, which the document does not start. @param {string} html */
function withoutTemplates(html) {
  return html.replace(/<template id="home-.*?<\/template>\n?/gs, '');
}

/**
 * The boot script puts them in place of the English ones.
 * @param {string} html @param {string} page without JSON @param {CompositionInput} input
 */
function withTexts(html, page, { config, manifests, lastManifests = [], texts = {} }) {
  if (Object.keys(texts).length === 0) return html;
  const present = [...Object.values(manifests), ...lastManifests];
  const { inPage, file } = composeTexts(texts, { html: page, product: config.product, manifests: present });
  return withJson(withNoscript(html, texts), 'texts', inPage, ` data-file="${file}"`);
}

/**
 * Without scripts nothing knows the language of the user: what the page says then stands there in every one.
 * @param {string} html
 * @param {Record<string, import('./compose-texts.mjs').DocumentTexts>} texts
 */
function withNoscript(html, texts) {
  // Another one has the style sheet.
  return html.replace(/<noscript>(<h1>.*?)<\/noscript>/s, (_whole, content) => {
    const english = content.replace(/<p lang=.*/s, '');
    const sentences = [...english.matchAll(/<(?:h1|p)>(.*?)<\//g)].map(([, text = '']) => text);
    const others = Object.entries(texts).flatMap(([language, { messages }]) => {
      const translated = sentences.flatMap((text) => messages[text] ?? []);
      // Pseudo-locales are for tests.
      if (language.startsWith('x-') || translated.length < sentences.length) return [];
      return `<p lang="${language}">${escapeText(translated.join('. '))}</p>`;
    });
    return `<noscript>${english}${others.join('')}</noscript>`;
  });
}

/**
 * @param {string} html with `<!-- name -->`, or an earlier composition
 * @param {string} name
 * @param {object} value
 * @param {string} [attributes]
 */
function withJson(html, name, value, attributes = '') {
  const open = `<script type="application/json" id="tsugi-${name}"`;
  // Inside a script element only "<" could end the text.
  const json = JSON.stringify(value).replaceAll('<', '\\u003c');
  return html.replace(
    new RegExp(`<!-- ${name} -->|${open}[^<]*</script>`),
    () => `${open}${attributes}>${json}</script>`,
  );
}

/** The file with what `provided` is, as the page names it. @param {string} html the built index.html @returns {string} */
export function providedFile(html) {
  const [, json = '{}'] = /id="tsugi-provided">([^<]*)/.exec(html) ?? [];
  return `${JSON.parse(json).exports}`;
}

/** @param {string} a @param {string} b */
function hasSameOrigin(a, b) {
  return URL.canParse(a) && URL.canParse(b) && new URL(a).origin === new URL(b).origin;
}

/**
 * The templates of the home page contain the names of the product and its provider.
 * @param {string} html @param {{ name?: string, providerName?: string }} [product]
 */
function withNames(html, product) {
  const named = (text, mark, name) =>
    typeof name === 'string'
      ? text.replace(new RegExp(`(<span data-${mark}>)[^<]*`, 'g'), (_, tag) => tag + escapeText(name))
      : text;
  return named(named(html, 'product', product?.name), 'provider', product?.providerName);
}

/**
 * A login link can be followed before config.json has arrived. On the demo host the boot script replaces the client id.
 * @param {string} html @param {{ authorizeUrl?: string, clientIds?: { other?: string } }} config
 */
function withLogin(html, { authorizeUrl, clientIds }) {
  const query = new URLSearchParams({ client_id: clientIds?.other ?? '', response_type: 'token' });
  const separator = authorizeUrl?.includes('?') ? '&' : '?';
  const url = authorizeUrl && clientIds?.other ? authorizeUrl + separator + query : 'authentication';
  return html.replace(/(<a [^>]*\bdata-login href=")[^"]*/g, (_whole, before) => before + escapeText(url));
}

/**
 * The links that every user sees stand in the page before any script has run: the same as the frame renders.
 * @param {string} html @param {readonly object[]} manifests
 */
function withLinks(html, manifests) {
  const entries = manifests
    .flatMap((manifest) => contributionsOf(manifest, 'navigation'))
    .sort((one, other) => one.order - other.order);
  return html.replace(/(<span data-links="([\w-]+)">).*?(<\/span>)/g, (_whole, open, place, close) => {
    const style = place === 'welcome' ? ' class="quiet-link"' : '';
    const links = entries
      .filter(({ places, audience }) => places?.includes(place) && audience === undefined)
      .map(({ to, label }) => `<a${style} href="${escapeText(to.slice(1))}">${escapeText(label)}</a>`);
    return open + links.join('') + close;
  });
}
