/** @jest-environment jsdom */
import { createNodes } from '../../boot/create-nodes.ts';
import { nodesOf } from './nodes-of-page.ts';

/** What a later visit shows of this markup. */
function shownAgain(html: string): string {
  document.body.innerHTML = `<main>${html}</main>`;
  return restored();
}

function restored(): string {
  const main = document.querySelector('main') as Element;
  const again = document.createElement('main');
  again.append(createNodes(nodesOf(main)));
  return again.innerHTML;
}

test('elements, texts, attributes and graphics are the same', () => {
  const html =
    '<h1 class="title" id="a">Paper <em>Moon</em></h1><svg viewBox="0 0 2 2"><path d="M0 0"></path></svg><a href="/x?y=1">x</a>';
  expect(shownAgain(html)).toBe(html);
});

test.each([
  ['a script', '<script>alert(1)</script>', ''],
  ['a style', '<style>main{display:none}</style>', ''],
  ['a handler', '<p onclick="alert(1)">x</p>', '<p>x</p>'],
  ['an address that is code', '<a href=" javascript:alert(1)">x</a>', '<a>x</a>'],
  [
    'a frame',
    '<iframe class="f" src="https://a.example" srcdoc="x"></iframe>',
    /^<span class="f" style="[^"]*"><\/span>$/,
  ],
  ['a form that sends somewhere', '<form action="https://a.example">x</form>', '<form>x</form>'],
  ['an open dialog', '<dialog open="">x</dialog>', ''],
  ['a popover', '<div popover="auto">x</div>', ''],
])('nothing is left of %s', (_what, html, expected) => {
  const again = shownAgain(html);
  if (typeof expected === 'string') expect(again).toBe(expected);
  else expect(again).toMatch(expected);
});

test('a picture of a blob has no address at the next visit', () => {
  expect(shownAgain('<img src="blob:http://localhost/1" alt="a">')).not.toContain('blob:');
  expect(shownAgain('<img src="https://a.example/1.webp" alt="a">')).toContain('https://a.example/1.webp');
});

test('what may have been typed is not stored, unless the URL says it', () => {
  document.body.innerHTML = '<main><textarea>secret</textarea><input class="a"><input class="b"></main>';
  history.replaceState(null, '', '/search?q=moon');
  const [one, other] = document.querySelectorAll('input');
  for (const [field, text] of [
    [one, 'secret'],
    [other, 'moon'],
  ] as const) {
    if (!field) continue;
    field.value = text;
  }
  const again = restored();
  expect(again).not.toContain('secret');
  expect(again).toContain('value="moon"');
});

test('a password is never stored', () => {
  expect(shownAgain('<input type="password" value="secret">')).not.toContain('secret');
});

test('what is chosen is chosen again', () => {
  document.body.innerHTML =
    '<main><input type="checkbox"><select><option value="a">A</option><option value="b">B</option></select></main>';
  const [box] = document.querySelectorAll('input');
  const [select] = document.querySelectorAll('select');
  if (box) box.checked = true;
  if (select) select.value = 'b';
  expect(restored()).toMatch(/<input type="checkbox" checked="".*<option value="b" selected="">/);
});

test('what follows below the window is left out, what stands between is not', () => {
  const tops: Readonly<Record<string, number>> = {
    above: 0,
    between: innerHeight * 2,
    below: innerHeight * 2,
  };
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { top: tops[this.id] ?? 0 } as DOMRect;
  });
  const again = shownAgain(
    '<ul><li id="above"></li><li id="between"></li><li></li></ul><p id="below"></p><p id="below"></p>',
  );
  expect(again).toBe('<ul><li id="above"></li><li id="between"></li><li></li></ul>');
  jest.restoreAllMocks();
});
