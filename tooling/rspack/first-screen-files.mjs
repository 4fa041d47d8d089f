import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @param {{ folder: string, name: string | undefined, styles: readonly string[], contentOf: (file: string) => string }} input `name`
 *   of a first screen; `styles`: style sheets of its page
 * @returns {({ script: string } & ReturnType<typeof stylesOf>) | undefined} its files, relative to the manifest
 */
export function firstScreenFiles({ folder, name, styles, contentOf }) {
  if (!name) return undefined;
  const files = readdirSync(folder).filter((file) => file.startsWith(`first-screen-${name}.`));
  const [script = ''] = files.filter((file) => file.endsWith('.js'));
  const [own] = files.filter((file) => file.endsWith('.css'));
  if (!own) return { script };
  const shown = readFileSync(join(folder, own), 'utf8');
  return { script, ...stylesOf({ own, shown, sheets: styles.map((file) => [file, contentOf(file)]) }) };
}

/**
 * A page is shown with its own style sheets before its code runs, instead of a copy of some of them, where these have every class of it.
 * @param {{ own: string, shown: string, sheets: readonly (readonly [file: string, content: string])[] }} input `own`: the style sheet that was
 *   built with the first screen, with the content `shown`; `sheets`: those of the page
 * @returns {{ style: string, styles?: readonly string[] }} `style` beside `styles`: what shells take that know only one
 */
export function stylesOf({ own, shown, sheets }) {
  const wanted = [...classesOf(shown)];
  const known = sheets.map(([file, content]) => ({ file, classes: classesOf(content) }));
  const whole = known.find(({ classes }) => wanted.every((name) => classes.has(name)));
  if (whole) return { style: whole.file };
  const isComplete = wanted.every((name) => known.some(({ classes }) => classes.has(name)));
  return { style: own, ...(isComplete ? { styles: known.map(({ file }) => file) } : {}) };
}

/** @param {string} style a style sheet */
const classesOf = (style) => new Set(style.match(CLASS));

/** In minified CSS. A number like `.5` begins with a digit. */
const CLASS = /\.-?[A-Za-z_][\w-]*/g;
