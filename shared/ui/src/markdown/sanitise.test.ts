/** @jest-environment jsdom */
import { PAGE_STEPS, parseMarkdown } from './parse-markdown.ts';
import { sanitise } from './sanitise.ts';

function clean(source: string): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = String(sanitise(parseMarkdown(source, PAGE_STEPS) ?? '', '/tsugi/'));
  return element;
}

const ATTACKS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><a href="javascript:alert(1)">x</a></svg>',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt&colon;alert(1))',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:alert(1)">x</a>',
  'img220(javascript:alert(1))',
  'img220(https://i.example/a.png"onerror="alert(1))',
  'webm(https://v.example/a.webm"onloadstart="alert(1))',
  'youtube(dQw4w9WgXcQ"onclick="alert(1))',
  '<iframe src="https://example.org"></iframe>',
  '<object data="https://example.org"></object>',
  '<form action="https://example.org"><input name=q><button>Sign in</button></form>',
  '<style>body{display:none}</style>',
  '<p style="position:fixed;inset:0">x</p>',
  '<p id="root" class="page" name="host">x</p>',
  '<base href="https://example.org">',
  '<meta http-equiv="refresh" content="0;url=https://example.org">',
  '<link rel=stylesheet href=https://example.org/x.css>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<template><img src=x onerror=alert(1)></template>',
  '~!<img src=x onerror=alert(1)>!~',
  '~~~<script>alert(1)</script>~~~',
  '<a data-product="/user/x" href="https://example.org">x</a>',
];

const FORBIDDEN =
  'script, svg, math, iframe, object, embed, form, input, style, base, meta, link, template, noscript';

it.each(ATTACKS)('makes %s harmless', (source) => {
  const page = clean(source);
  expect(page.querySelector(FORBIDDEN)).toBeNull();
  for (const element of page.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      expect(name).not.toMatch(/^on|^(style|class|id|name|srcset|formaction|action)$/);
      if (name === 'href' || name === 'src') expect(value).toMatch(/^(https?:|mailto:|\/(?!\/))|^x$/);
    }
  }
});

it('lets no text steer the product by a mark of its own', () => {
  const link = clean('<a data-product="/user/x" href="https://example.org">x</a>').querySelector('a');
  expect(link?.getAttribute('href')).toBe('https://example.org');
  expect(link).not.toHaveAttribute('data-product');
});

it('leaves the buttons of spoilers and no others', () => {
  expect(clean('<button>Sign in again</button>').querySelector('button')).toBeNull();
  expect(clean('~!x!~').querySelectorAll('button')).toHaveLength(1);
});

it('makes pictures written as HTML lazy and names them', () => {
  const picture = clean('<img src="https://i.example/a.png" width="9999">').querySelector('img');
  expect(picture?.getAttribute('loading')).toBe('lazy');
  expect(picture?.getAttribute('alt')).toBe('');
});

it('makes every link to another site safe, however it was written', () => {
  const link = clean('<a href="https://example.org" target="_self" rel="opener">x</a>').querySelector('a');
  expect(link?.target).toBe('_blank');
  expect(link?.rel.split(' ')).toEqual(expect.arrayContaining(['noopener']));
  expect(link?.rel).not.toMatch(/(^| )opener/);
});

it('gives a spoiler and a video their labels, which the markup of a worker lacks', () => {
  const markup = parseMarkdown('~!he lives!~ youtube(dQw4w9WgXcQ)', PAGE_STEPS) ?? '';
  expect(markup).not.toMatch(/Spoiler|YouTube/);
  const element = clean('~!he lives!~ youtube(dQw4w9WgXcQ)');
  expect(element.querySelector('button')).toHaveTextContent('Spoiler, click to view');
  expect(element.querySelector('a')).toHaveTextContent('Watch on YouTube');
});
