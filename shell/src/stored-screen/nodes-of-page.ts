import type { FirstScreenNode } from '@tsugi/contract';

/** Nothing of them may run or load in a stored screen; those that take up space leave it. */
const REPLACED = new Set(['iframe', 'object', 'embed', 'video', 'audio', 'canvas']);
/** Nothing of them shows; a dialog is stored by no page. */
const LEFT_OUT = new Set(['script', 'style', 'link', 'meta', 'base', 'template', 'noscript', 'dialog']);

/** Attributes of URLs: of a blob nothing is left at the next visit, and no code comes from an attribute. */
const URL_ATTRIBUTES = new Set(['href', 'src', 'srcset', 'poster', 'xlink:href']);
const NO_ADDRESS = /^\s*(?:blob|data|javascript):/i;
const LEFT_OUT_ATTRIBUTES =
  /^(?:on.*|srcdoc|autofocus|nonce|action|formaction|contenteditable|value|checked|selected)$/;
const BUTTON_TYPES = new Set(['checkbox', 'radio', 'button', 'submit', 'range']);

/** The content of an element as a first screen has it: what is in sight, without code, and without what may have been typed. */
export function nodesOf(parent: Element): readonly FirstScreenNode[] {
  const children = [...parent.childNodes];
  // Only what follows everything in sight: a place between two that stay is needed.
  while (isBelow(children.at(-1))) children.pop();
  return children.flatMap((child): readonly FirstScreenNode[] => {
    if (child instanceof Text) return [child.data];
    if (!(child instanceof HTMLElement || child instanceof SVGElement)) return [];
    const tag = child.localName;
    if (LEFT_OUT.has(tag) || child.hasAttribute('popover')) return [];
    if (REPLACED.has(tag)) return [spaceOf(child)];
    const content = child instanceof HTMLTextAreaElement ? [] : nodesOf(child);
    return [[tag, attributesOf(child), content]];
  });
}

function isBelow(node: Node | undefined): boolean {
  return node instanceof HTMLElement && node.getBoundingClientRect().top > innerHeight;
}

function attributesOf(element: Element): Record<string, string> {
  const attributes: Record<string, string> = {};
  // Not `element.attributes`: it makes a node of each, which stays as long as the element.
  for (const name of element.getAttributeNames()) {
    const value = element.getAttribute(name) ?? '';
    if (LEFT_OUT_ATTRIBUTES.test(name) || (URL_ATTRIBUTES.has(name) && NO_ADDRESS.test(value))) continue;
    attributes[name] = value;
  }
  if (element instanceof HTMLInputElement) {
    const { type, value, checked } = element;
    if (checked) attributes.checked = '';
    if (BUTTON_TYPES.has(type) || (type !== 'password' && isInUrl(value))) attributes.value = value;
  } else if (element instanceof HTMLOptionElement) {
    attributes.value = element.value;
    if (element.selected) attributes.selected = '';
  }
  return attributes;
}

/** A text of which the page's URL is made belongs to the page. */
function isInUrl(text: string): boolean {
  return [...new URLSearchParams(location.search).values()].includes(text);
}

function spaceOf(element: Element): FirstScreenNode {
  const { width, height } = element.getBoundingClientRect();
  const style = `display:inline-block;inline-size:${width}px;block-size:${height}px`;
  return ['span', { class: element.getAttribute('class') ?? '', style }, []];
}
