import { withShortNames } from './ui-class-names.mjs';

const shortened = (text) =>
  withShortNames(text).reduceRight(
    (rest, { from, to, by }) => rest.slice(0, from) + by + rest.slice(to + 1),
    text,
  );

test('classes of the component library are called by their component, in scripts and in style sheets', () => {
  expect(shortened('{"text":"ui-Button.module-text"}')).toBe('{"text":"ui-Button-text"}');
  expect(shortened('.ui-Button\\.module-text:hover>.ui-Cover\\.module-cover{}')).toBe(
    '.ui-Button-text:hover>.ui-Cover-cover{}',
  );
});

test('other texts stay', () => {
  const text = 'import "./ui-kit.module.css"; .gui-Button.module-a, .searchA1b2C3 {}';
  expect(shortened(text)).toBe(text);
});
