import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { root } from '../lib/paths.mjs';
import { composeWebManifest } from './compose-web-manifest.mjs';
import { shortcutIcons } from './shortcut-icons.mjs';

/** Relative to the manifest: never another origin, and within the app's scope. */
const url = v.pipe(v.string(), v.regex(/^(?!\/|[a-z][a-z0-9+.-]*:|\.\.)/i));
const text = v.pipe(v.string(), v.nonEmpty());
const picture = {
  src: url,
  sizes: v.pipe(v.string(), v.regex(/^(?:any|\d+x\d+)$/)),
  type: v.picklist(['image/png', 'image/svg+xml', 'image/jpeg']),
};
const icon = v.strictObject({
  ...picture,
  purpose: v.optional(v.picklist(['any', 'maskable', 'monochrome'])),
});

/**
 * The members of "Web Application Manifest" (W3C) and of "Manifest Incubations" (WICG) that the product has, with all values that browsers
 * take. An unknown member or value is an error here: browsers pass over it without a word.
 */
const WEB_MANIFEST = v.strictObject({
  id: text,
  name: text,
  short_name: text,
  description: text,
  lang: text,
  dir: v.picklist(['ltr', 'rtl', 'auto']),
  start_url: url,
  scope: url,
  display: v.picklist(['fullscreen', 'standalone', 'minimal-ui', 'browser']),
  background_color: v.pipe(v.string(), v.hexColor()),
  theme_color: v.pipe(v.string(), v.hexColor()),
  categories: v.array(text),
  launch_handler: v.strictObject({
    client_mode: v.array(v.picklist(['auto', 'focus-existing', 'navigate-existing', 'navigate-new'])),
  }),
  icons: v.pipe(v.array(icon), v.nonEmpty()),
  screenshots: v.array(
    v.strictObject({ ...picture, form_factor: v.picklist(['wide', 'narrow']), label: text }),
  ),
  shortcuts: v.pipe(
    v.array(v.strictObject({ name: text, url, icons: v.optional(v.pipe(v.array(icon), v.nonEmpty())) })),
    v.maxLength(10),
  ),
  share_target: v.strictObject({
    action: url,
    method: v.literal('GET'),
    enctype: v.literal('application/x-www-form-urlencoded'),
    params: v.strictObject({ title: text, text, url: text }),
  }),
  protocol_handlers: v.array(
    v.strictObject({
      protocol: v.pipe(v.string(), v.regex(/^web\+[a-z]+$/)),
      url: v.pipe(
        url,
        v.check((value) => value.split('%s').length === 2),
      ),
    }),
  ),
  file_handlers: v.array(
    v.strictObject({
      action: url,
      accept: v.record(
        v.pipe(v.string(), v.regex(/^[a-z]+\/[a-z0-9.+-]+$/)),
        v.pipe(v.array(v.pipe(v.string(), v.regex(/^\.[a-z0-9.]+$/))), v.nonEmpty()),
      ),
      launch_type: v.picklist(['single-client', 'multiple-clients']),
    }),
  ),
});

const TEMPLATE = JSON.parse(readFileSync(join(root, 'shell/public/manifest.webmanifest'), 'utf8'));
const entry = (to, places, more = {}) => ({ type: 'navigation', label: to, to, places, order: 1, ...more });
const MANIFESTS = [
  {
    contributions: [
      entry('/search/media', ['search', 'shortcut'], { icon: 'M3 6h18' }),
      entry('/open', ['share']),
      entry('/import', ['files'], { opens: { 'text/xml': ['.xml'], 'application/gzip': ['.gz'] } }),
    ],
  },
];

test.each(['en', 'de', 'x-pseudo-rtl'])(
  'the web app manifest in %s has the form that browsers read',
  async (language) => {
    const { iconsOf } = await shortcutIcons(MANIFESTS, TEMPLATE.theme_color);
    const input = { manifests: MANIFESTS, iconsOf, language, product: { name: 'Tsugi', shortName: 'Tsugi' } };
    const composed = JSON.parse(composeWebManifest(TEMPLATE, input));
    const result = v.safeParse(WEB_MANIFEST, composed);
    expect(result.issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`) ?? []).toEqual([]);
  },
);

test('the form notices what browsers would pass over', () => {
  for (const change of [
    { share_targets: {} },
    { start_url: 'https://other.example/' },
    { shortcuts: [{ name: 'A', url: '//other.example' }] },
    { protocol_handlers: [{ protocol: 'tsugi', url: 'open?link=%s' }] },
    { file_handlers: [{ action: 'import', accept: { 'text/xml': ['xml'] }, launch_type: 'single-client' }] },
  ]) {
    const composed = JSON.parse(composeWebManifest(TEMPLATE, { manifests: MANIFESTS }));
    expect(v.is(WEB_MANIFEST, composed)).toBe(true);
    expect(v.is(WEB_MANIFEST, { ...composed, ...change })).toBe(false);
  }
});
