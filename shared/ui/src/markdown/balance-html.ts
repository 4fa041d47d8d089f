import { TextTooComplex } from './scan-limit.ts';

// Unbalanced markup makes the browser's parser repeat elements: 200 open `<b title=…>` before 200 `<p>` become 40,000.
// Here every element is closed where it must end, and the number and the depth of elements have limits.

/** What a browser sanitises and lays out well within 100 ms, with a slow processor too. */
const MAX_ELEMENTS = 1_200;
/** A button, of a spoiler, is laid out like a small document. */
const BUTTON_COST = 3;
const MAX_DEPTH = 60;
/** Open `<b>` and the like that continue in the next paragraph. */
const MAX_CARRIED = 4;

const VOID = setOf('br hr img');
const BLOCKS = setOf('blockquote center div h1 h2 h3 h4 h5 h6 hr ol p pre table ul');
const FORMATS = setOf('b del em i s strike strong sub sup u');
const UNNESTED = setOf('a button');
const PARENTS: Readonly<Record<string, ReadonlySet<string>>> = {
  thead: setOf('table'),
  tbody: setOf('table'),
  tr: setOf('table tbody thead'),
  td: setOf('tr'),
  th: setOf('tr'),
};
const TABLE_PARTS = setOf('table tbody thead tr');
const OTHERS = setOf('button code li span video a');

/** Every `>` inside an attribute is written as a reference by the renderer. */
const TAG = /<(\/?)([a-z][a-z0-9]*)[^>]*>/g;

/**
 * The same markup with every element closed inside of its parent, and unknown elements left out.
 * @throws TextTooComplex over 1,200 elements
 */
export function balanceHtml(html: string): string {
  const open: { readonly name: string; readonly tag: string }[] = [];
  let carried: { readonly name: string; readonly tag: string }[] = [];
  let output = '';
  let end = 0;
  let count = 0;

  const push = (name: string, tag: string) => {
    count += name === 'button' ? BUTTON_COST : 1;
    if (count > MAX_ELEMENTS) throw new TextTooComplex('This text has too many elements');
    output += tag;
    if (!VOID.has(name)) open.push({ name, tag });
  };
  const lastOpen = (name: string) => open.findLastIndex((element) => element.name === name);
  const closeDownTo = (index: number) => {
    const [first, ...inner] = open.splice(index);
    for (const { name } of inner.toReversed()) output += `</${name}>`;
    if (first) output += `</${first.name}>`;
    carried.push(...inner.filter(({ name }) => FORMATS.has(name)));
    carried = carried.slice(0, MAX_CARRIED);
  };
  const closeOpen = (name: string, barriers: ReadonlySet<string>) => {
    const index = lastOpen(name);
    if (index >= 0 && !open.slice(index + 1).some((element) => barriers.has(element.name)))
      closeDownTo(index);
  };
  const isInTable = () => TABLE_PARTS.has(open.at(-1)?.name ?? '');

  for (const [tag, slash, name = ''] of matchTags(html)) {
    const text = html.slice(end, tag.index);
    if (!isInTable() || text.trim() === '') output += text;
    end = tag.index + tag.text.length;
    if (slash) {
      const index = lastOpen(name);
      if (index >= 0) closeDownTo(index);
      else carried = carried.filter((element) => element.name !== name);
      continue;
    }
    const parents = PARENTS[name];
    const isKnown = parents ?? (BLOCKS.has(name) || FORMATS.has(name) || VOID.has(name) || OTHERS.has(name));
    if (!isKnown || (UNNESTED.has(name) && lastOpen(name) >= 0)) continue;
    if (parents ? !parents.has(open.at(-1)?.name ?? '') : isInTable()) continue;
    if (BLOCKS.has(name)) closeOpen('p', TABLE_PARTS);
    if (name === 'li') closeOpen('li', LISTS);
    if (open.length >= MAX_DEPTH) continue;
    push(name, tag.text);
    if (name === 'p' || name === 'li') {
      const again = carried;
      carried = [];
      for (const element of again) push(element.name, element.tag);
    }
  }
  if (!isInTable()) output += html.slice(end);
  closeDownTo(0);
  return output;
}

const LISTS = setOf('ol ul');

function* matchTags(html: string) {
  for (const match of html.matchAll(TAG)) {
    const [text, slash, name] = match;
    yield [{ text, index: match.index }, slash, name] as const;
  }
}

function setOf(text: string): ReadonlySet<string> {
  return new Set(text.split(' '));
}
