/**
 * The texts of the shell that stand in no script: those of index.html, and of the web app manifest. Both are written in English in place.
 */

/**
 * @param {string} file `index.html`, or a web app manifest
 * @param {string} text
 * @returns {string} the messages of the file as code with macros, for their extraction
 */
export function documentSource(file, text) {
  const messages = file.endsWith('.html') ? htmlMessages(text) : webManifestMessages(JSON.parse(text));
  return [
    "import { t } from '@tsugi/i18n/macro';",
    ...messages.map((message) => `t({ message: ${JSON.stringify(message)} });`),
  ].join('\n');
}

/** What a deployment puts into texts of index.html. */
const NAMES = { 'data-product': '{name}', 'data-provider': '{providerName}' };

/**
 * @param {string} html with names in `<span data-product>` and `<span data-provider>`
 * @returns {string[]} messages in ICU's syntax, once each
 */
export function htmlMessages(html) {
  const texts = [...html.matchAll(/<(h1|p|a|button)\b[^>]*>(.*?)<\/\1>/gs)].map(([, , text = '']) =>
    withPlaceholders(text),
  );
  const attributes = [
    ...html.matchAll(/(?:<nav [^>]*aria-label|<meta name="description" content)="([^"]+)"/g),
  ];
  return unique([...attributes.map(([, text = '']) => text), ...texts]);
}

/** @param {string} text inside of an element @returns {string} none when it has other elements */
function withPlaceholders(text) {
  const message = text.replace(/<span (data-\w+)>[^<]*<\/span>/g, (whole, name) => NAMES[name] ?? whole);
  return message.includes('<') ? '' : message;
}

/** @param {{ description?: string, screenshots?: { label?: string }[] }} webManifest @returns {string[]} */
export function webManifestMessages({ description, screenshots = [] }) {
  return unique([description, ...screenshots.map(({ label }) => label)]);
}

/** @param {readonly (string | undefined)[]} texts @returns {string[]} */
const unique = (texts) => [...new Set(texts.flatMap((text) => text || []))];
