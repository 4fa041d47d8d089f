import { escapeAttribute } from './escape-attribute.ts';

/** Elements that users may write. */
export const USER_TAGS: ReadonlySet<string> = new Set(
  'a b blockquote br center code del div em h1 h2 h3 h4 h5 h6 hr i img li ol p pre s span strike strong sub sup table tbody td th thead tr u ul video'.split(
    ' ',
  ),
);
const ATTRIBUTES = new Set('align alt colspan height href rowspan src start title width'.split(' '));
const ATTRIBUTE = /([a-z]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+))/gi;

/** A tag that a user wrote, with the attributes that users may write; nothing for a tag that they may not, or a comment. */
export function userTag(raw: string): string {
  const [, slash = '', name = ''] = /^<(\/?)([a-z][a-z0-9]*)(?=[\s/>])/i.exec(raw) ?? [];
  const tag = name.toLowerCase();
  if (!USER_TAGS.has(tag)) return '';
  if (slash) return `</${tag}>`;
  const attributes = new Map<string, string>();
  for (const [, key = '', double, single, bare] of raw.slice(name.length + 1).matchAll(ATTRIBUTE)) {
    const attribute = key.toLowerCase();
    if (ATTRIBUTES.has(attribute) && !attributes.has(attribute))
      attributes.set(attribute, double ?? single ?? bare ?? '');
  }
  const written = [...attributes].map(([key, value]) => ` ${key}="${escapeReferenced(value)}"`);
  return `<${tag}${written.join('')}>`;
}

/** Character references of the user stay what they are. */
function escapeReferenced(value: string): string {
  return escapeAttribute(value).replaceAll('&amp;', '&');
}
