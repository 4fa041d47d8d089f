const ELEMENTS = new Set(
  'a b blockquote br button center code del div em h1 h2 h3 h4 h5 h6 hr i img li ol p pre s span strike strong sub sup table tbody td th thead tr u ul video'.split(
    ' ',
  ),
);
const ATTRIBUTES = new Set(
  'align alt aria-expanded colspan controls data-md data-product decoding height hidden href loading loop muted playsinline preload referrerpolicy rel rowspan src start target title type width'.split(
    ' ',
  ),
);
const MAX_DEPTH = 70;

/** What a text of a user must never become, in an element that holds its markup as the page would show it. */
export function problemsOf(page: Element): readonly string[] {
  const problems: string[] = [];
  for (const element of page.querySelectorAll('*')) {
    const name = element.localName;
    if (!ELEMENTS.has(name)) problems.push(`element ${name}`);
    for (const attribute of element.attributes) {
      const { value } = attribute;
      if (!ATTRIBUTES.has(attribute.name)) problems.push(`attribute ${attribute.name}`);
      if (attribute.name === 'href' && !/^(?:https?:|mailto:|\/(?!\/))/.test(value))
        problems.push(`href ${value}`);
      if (attribute.name === 'href' && /authentication/i.test(value) && !/^https?:/.test(value))
        problems.push(`sign-in link ${value}`);
      if (attribute.name === 'src' && !/^https?:/.test(value)) problems.push(`src ${value}`);
    }
    if (name === 'button' && element.textContent !== 'Spoiler, click to view')
      problems.push(`button ${element.textContent}`);
    if (name === 'img' && element.getAttribute('referrerpolicy') !== 'no-referrer') problems.push('referrer');
    if (name === 'img' && element.getAttribute('loading') !== 'lazy') problems.push('eager picture');
    if (depthOf(element, page) > MAX_DEPTH) problems.push('depth');
  }
  return [...new Set(problems)];
}

function depthOf(element: Element, root: Element): number {
  let depth = 0;
  for (let at: Element | null = element; at && at !== root; at = at.parentElement) depth += 1;
  return depth;
}
