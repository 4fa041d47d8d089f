import { firstFrameStyles } from './first-frame-styles.mjs';

const html =
  '<html><head></head><body><div class="frame"><header class="bar"><a class="brand" href="./"><svg class="mark"/></a><span data-links="bar"></span></header>' +
  '<template><p class="welcome"></p></template><main class="main" id="main" aria-busy="true"></main><nav class="bottom"></nav></div></body></html>';

const styles = (css) => firstFrameStyles(css, html);

test.each([
  ['.bar{top:0}', '.bar{top:0}'],
  ['.bar,.menu{top:0}', '.bar{top:0}'],
  ['.bar .brand>svg{top:0}', '.bar .brand>svg{top:0}'],
  ['[data-links]{display:contents}', '[data-links]{display:contents}'],
  ['.main[aria-busy="true"]{top:0}', '.main[aria-busy="true"]{top:0}'],
  ['#main{top:0}', '#main{top:0}'],
  [':is(.menu,.bar) a{top:0}', ':is(.menu,.bar) a{top:0}'],
  ['*,:before,:after{box-sizing:border-box}', '*,:before,:after{box-sizing:border-box}'],
  ['[dir=rtl] .bar{left:0}', '[dir=rtl] .bar{left:0}'],
  ['@layer reset,base;', '@layer reset,base;'],
  ['@media (width<64em){.bar{top:0}.menu{top:0}}', '@media (width<64em){.bar{top:0}}'],
])('the frame has the rule %s', (css, expected) => {
  expect(styles(css)).toBe(expected);
});

test.each([
  '.menu{top:0}',
  '.welcome{top:0}',
  '.bottom a{top:0}',
  '.bar:hover{top:0}',
  '.main[aria-busy=true]:before{top:0}',
  '.main:has(.page){top:0}',
  ':is(.menu,.page) a{top:0}',
  '@media (forced-colors:active){.bar{top:0}}',
  '@layer base{.menu{top:0}}',
  '@keyframes fade{0%{opacity:0}}',
])('the first frame does without %s', (css) => {
  expect(styles(css)).toBe('');
});

test('custom properties are those that its rules use, also by way of others, in every condition', () => {
  expect(
    styles(
      ':root{--a:var(--b);--b:1px;--c:2px;--d:3px;color-scheme:dark}@media (width<48em){:root{--b:4px;--d:5px}}.bar{top:var(--a)}.menu{top:var(--c)}',
    ),
  ).toBe(
    ':root{--a:var(--b);--b:1px;color-scheme:dark}@media (width<48em){:root{--b:4px}}.bar{top:var(--a)}',
  );
});

test('conditions inside a rule are kept, with what the frame uses of them', () => {
  expect(
    styles(
      ':root{--a:1px;--b:2px;@media (width<64em){--b:3px}@media (width<48em){--b:4px;--a:5px;--b:6px}@media (prefers-contrast:more){--a:7px}}.bar{top:var(--a)}',
    ),
  ).toBe(':root{--a:1px;@media (width<48em){--a:5px}}.bar{top:var(--a)}');
});

test('what changes nothing before it is used is left out, and texts with signs of the syntax stay whole', () => {
  expect(styles('.bar{-webkit-backdrop-filter:blur(1px);font:1px "a;b}";outline:none}')).toBe(
    '.bar{font:1px "a;b}"}',
  );
  expect(() => styles('.bar{top:0')).toThrow('ends within a block');
});

test('an animation that the frame has is kept', () => {
  expect(styles('.bar{animation:fade 1s}@keyframes fade{0%{opacity:0}}')).toBe(
    '.bar{animation:fade 1s}@keyframes fade{0%{opacity:0}}',
  );
});
