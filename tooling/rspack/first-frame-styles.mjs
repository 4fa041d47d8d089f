/** States that nothing has in the first frame, and what elements have before and after them: the line of progress appears later. */
const LATER =
  /[^,*]:(?:hover|focus|active|disabled|checked|target|visited|has\(|popover-open|:?before|:?after|lang\(|:?-|:?selection|:?backdrop|:?placeholder|:?marker)/;

/** Preferences of which the frame shows no more than colors and motion: a frame later. */
const PREFERENCES = /^@media \((?:prefers-|forced-colors)/;

/** Declarations that change nothing of the frame before it is used or scrolled, or cost paint that nothing needs yet. */
const WITHOUT_EFFECT =
  /^(?:-webkit-|-moz-|backdrop-filter|scroll-|scrollbar-|accent-color|outline|pointer-events|transition)/;

/** What the boot script sets. */
const SET_BY_BOOT = ['[data-theme=dark]', '[data-theme=light]', '[dir=rtl]'];

/**
 * The rules of the shell's style sheet that apply to the frame as index.html has it, and the custom properties that these use: small enough to
 * stand in each document, so that the first frame waits for no file. The sheet itself comes behind it and has them all again.
 * @param {string} css minified, with nesting resolved
 * @param {string} html the template of index.html
 */
export function firstFrameStyles(css, html) {
  const frame = elementsOf(html);
  const kept = keptOf(parse(css), frame);
  const text = kept
    .map(textOf)
    .join('')
    .replace(/scroll-padding-block:[^;}]*/g, '');
  return removeUnused(kept, usedProperties(text, kept)).map(textOf).join('');
}

/**
 * @typedef {{ head: string, body?: string, rules?: Rule[] }} Rule a statement, a rule with declarations, or an at-rule with rules
 */

/** @param {string} css @returns {Rule[]} */
function parse(css) {
  /** @type {Rule[]} */
  const rules = [];
  let head = '';
  for (let at = 0; at < css.length; at += 1) {
    const sign = css[at];
    if (sign === '"' || sign === "'") {
      const end = css.indexOf(sign, at + 1);
      head += css.slice(at, end + 1);
      at = end;
    } else if (sign === ';') {
      rules.push({ head });
      head = '';
    } else if (sign === '{') {
      const end = endOfBlock(css, at);
      const block = css.slice(at + 1, end);
      rules.push(
        /^@(?:media|layer|supports|container)/.test(head)
          ? { head, rules: parse(block) }
          : { head, body: block },
      );
      head = '';
      at = end;
    } else head += sign;
  }
  return rules;
}

/** @param {string} css @param {number} start */
function endOfBlock(css, start) {
  let depth = 0;
  for (let at = start; at < css.length; at += 1) {
    if (css[at] === '"' || css[at] === "'") at = css.indexOf(css[at] ?? '', at + 1);
    else if (css[at] === '{') depth += 1;
    else if (css[at] === '}') {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  throw new Error('The style sheet of the shell ends within a block');
}

/**
 * The elements of the frame without its templates: the names of each, and those of the elements around it.
 * @typedef {{ names: ReadonlySet<string>, around: readonly ReadonlySet<string>[] }} FrameElement
 * @param {string} html
 * @returns {FrameElement[]}
 */
function elementsOf(html) {
  const body = html.slice(html.indexOf('<body')).replace(/<(template|noscript|script)\b.*?<\/\1>/gs, '');
  const root = new Set(['*', 'html', ':root', ...SET_BY_BOOT]);
  /** @type {Set<string>[]} */
  const open = [root];
  /** @type {FrameElement[]} */
  const elements = [{ names: root, around: [] }];
  for (const [, end, tag = '', attributes = '', isEmpty] of body.matchAll(
    /<(\/?)([a-z]\w*)([^>]*?)(\/?)>/g,
  )) {
    if (end) {
      open.pop();
      continue;
    }
    const names = new Set(['*', tag]);
    for (const [, name = '', value = ''] of attributes.matchAll(/([\w-]+)(?:="([^"]*)")?/g)) {
      names.add(`[${name}]`).add(`[${name}=${value}]`);
      if (name === 'class') for (const one of value.split(' ')) names.add(`.${one}`);
      if (name === 'id') names.add(`#${value}`);
    }
    elements.push({ names, around: [...open] });
    if (!isEmpty) open.push(names);
  }
  return elements;
}

/** @param {readonly Rule[]} rules @param {readonly FrameElement[]} frame @returns {Rule[]} */
function keptOf(rules, frame) {
  return rules.flatMap((rule) => {
    if (PREFERENCES.test(rule.head)) return [];
    if (rule.rules) {
      const inner = keptOf(rule.rules, frame);
      return inner.length > 0 ? [{ head: rule.head, rules: inner }] : [];
    }
    if (rule.body === undefined || rule.head.startsWith('@')) return [rule];
    const selectors = splitAt(rule.head, ',').filter((selector) => applies(selector, frame));
    return selectors.length > 0 ? [{ head: selectors.join(','), body: rule.body }] : [];
  });
}

/**
 * Whether the selector may match an element of the frame. Which of two neighbours or parents is meant is not looked at.
 * @param {string} selector @param {readonly FrameElement[]} frame
 */
function applies(selector, frame) {
  if (LATER.test(selector)) return false;
  const plain = selector
    .replace(/:(?:not|dir|lang)\([^)]*\)/g, '')
    .replace(
      /:(?:is|where)\(([^)]*)\)/g,
      (_, list) => splitAt(list, ',').find((one) => applies(one, frame)) ?? '.none',
    )
    .replace(/::?(?!root)[\w-]+/g, '')
    .replace(/\s*[>+~]\s*/g, ' ');
  const compounds = plain.trim().split(/\s+/).map(namesIn);
  const own = compounds.pop() ?? [];
  return frame.some(
    ({ names, around }) =>
      own.every((name) => names.has(name)) &&
      compounds.every((compound) => around.some((outer) => compound.every((name) => outer.has(name)))),
  );
}

/** @param {string} compound `a.brand[href]` @returns {string[]} */
function namesIn(compound) {
  const names = compound.match(/\[[^\]]+\]|:root|[.#]?[a-z_-][\w-]*|\*/gi) ?? [];
  return names.map((name) => name.replace(/["']/g, ''));
}

/** At the top level of brackets and outside of texts. A brace that ends a block counts as outside. @param {string} text @param {string} separator */
function splitAt(text, separator) {
  const parts = [''];
  let depth = 0;
  let quote = '';
  for (const sign of text) {
    if (quote) quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if ('([{'.includes(sign)) depth += 1;
    else if (')]}'.includes(sign)) depth -= 1;
    if (sign === separator && depth === 0 && !quote) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts;
}

/** @param {string} text @param {readonly Rule[]} rules @returns {Set<string>} custom properties that the rules use, also by way of others */
function usedProperties(text, rules) {
  const values = new Map();
  const collectIn = (/** @type {string} */ body) => {
    for (const item of itemsOf(body)) {
      const [, inner] = NESTED.exec(item)?.slice(1) ?? [];
      if (inner !== undefined) collectIn(inner);
      const [, name, value] = /^(--[\w-]+):(.*)$/s.exec(item) ?? [];
      if (name) values.set(name, `${values.get(name) ?? ''} ${value}`);
    }
  };
  const collect = (/** @type {readonly Rule[]} */ list) => {
    for (const { rules: inner, body = '' } of list) {
      if (inner) collect(inner);
      collectIn(body);
    }
  };
  collect(rules);
  const used = new Set();
  const use = (/** @type {string} */ value) => {
    for (const [, name] of value.matchAll(/var\((--[\w-]+)/g)) {
      if (used.has(name)) continue;
      used.add(name);
      use(values.get(name) ?? '');
    }
  };
  use(text.replace(/--[\w-]+:[^;}]*/g, ''));
  return used;
}

/** @param {readonly Rule[]} rules @param {ReadonlySet<string>} used @returns {Rule[]} */
function removeUnused(rules, used) {
  const text = rules.map(textOf).join('');
  return rules.flatMap((rule) => {
    if (rule.rules) {
      const inner = removeUnused(rule.rules, used);
      return inner.length > 0 ? [{ head: rule.head, rules: inner }] : [];
    }
    if (rule.body === undefined) return [rule];
    const [, animation] = /^@keyframes (.+)$/.exec(rule.head) ?? [];
    if (animation) return new RegExp(`animation[^;}]*\\b${animation}\\b`).test(text) ? [rule] : [];
    const body = usedIn(rule.body, used);
    return body ? [{ head: rule.head, body }] : [];
  });
}

/** A condition inside a rule. */
const NESTED = /^(@[^{]+)\{(.*)\}$/s;

/** The declarations of a rule that have an effect. @param {string} body @param {ReadonlySet<string>} used @returns {string} */
function usedIn(body, used) {
  const items = itemsOf(body).flatMap((item) => {
    const [head = '', inner] = NESTED.exec(item)?.slice(1) ?? [];
    if (inner !== undefined) {
      const kept = PREFERENCES.test(head) ? '' : usedIn(inner, used);
      return kept ? [`${head}{${kept}}`] : [];
    }
    const [, name] = /^(--[\w-]+):/.exec(item) ?? [];
    return WITHOUT_EFFECT.test(item) || (name && !used.has(name)) ? [] : [item];
  });
  return items.join(';');
}

/** Declarations and conditions of a rule: these end without a semicolon. @param {string} body */
function itemsOf(body) {
  const parts = splitAt(body, ';').flatMap((part) => (part.startsWith('@') ? splitAt(part, '}') : [part]));
  return parts.filter((part) => part !== '').map((part) => (part.startsWith('@') ? `${part}}` : part));
}

/** @param {Rule} rule @returns {string} */
function textOf({ head, body, rules }) {
  if (rules) return `${head}{${rules.map(textOf).join('')}}`;
  return body === undefined ? `${head};` : `${head}{${body}}`;
}
