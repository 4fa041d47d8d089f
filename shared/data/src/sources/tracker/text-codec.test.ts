import fc from 'fast-check';
import { decodeText, encodeText, textLength } from './text-codec.ts';

// The same texts in every run: a failure is one of the change at hand.
const RUNS = { seed: 22, numRuns: 2_000 };

/** What references and their escapes are made of, beside any characters at all. */
const fragment = fc.constantFrom(
  ...[
    '&',
    '&amp;',
    'amp;',
    '#',
    '&#',
    '&#x',
    'x',
    '128512',
    '1F914',
    '39',
    '0',
    ';',
    '&#129300;',
    '&#x1f914;',
    '&#39;',
    '&lt;',
  ],
  ...['🤔', '👨‍👩‍👧', '🇯🇵', '❤️', 'שלום', '\u202e', 'é', ' ', '\n', '\\', '@mio', '\ud83e', '\udd14'],
);
const text = fc
  .array(fc.oneof(fragment, fc.string({ unit: 'binary', maxLength: 6 })), { maxLength: 14 })
  .map((parts) => parts.join(''));
/** Halves of code points are no characters. */
const wellFormed = (value: string) => value.replace(/[\ud800-\udfff]/gu, '\ufffd');

it('reads back any plain text as it was typed', () => {
  fc.assert(
    fc.property(text, (typed) => {
      expect(decodeText(encodeText(typed, 'plain'), 'plain')).toBe(wellFormed(typed));
    }),
    RUNS,
  );
});

it('reads back any Markdown as it was typed, with references to signs as their signs', () => {
  fc.assert(
    fc.property(text, (typed) => {
      const encoded = encodeText(typed, 'markdown');
      expect(decodeText(encoded, 'markdown')).toBe(decodeText(wellFormed(typed), 'markdown'));
      expect(decodeText(typed.replaceAll('&', '+'), 'markdown')).toBe(typed.replaceAll('&', '+'));
    }),
    RUNS,
  );
});

it('sends nothing that the tracker cuts', () => {
  fc.assert(
    fc.property(text, fc.constantFrom('plain' as const, 'markdown' as const), (typed, kind) => {
      expect(encodeText(typed, kind)).not.toMatch(/[\ud800-\udfff]/);
    }),
    RUNS,
  );
});

it.each([
  ['Loved it 🤔 and the rest', 'Loved it &#129300; and the rest'],
  ['👨‍👩‍👧', '&#128104;‍&#128105;‍&#128103;'],
  ['🇯🇵 👍🏽', '&#127471;&#127477; &#128077;&#127997;'],
  ['שלום 🌸 مرحبا', 'שלום &#127800; مرحبا'],
  ['ありがとう ❤️ é', 'ありがとう ❤️ é'],
  ['&amp; & &lt;b&gt; AT&T', '&amp; & &lt;b&gt; AT&T'],
])('sends %j as other clients do', (typed, sent) => {
  expect(encodeText(typed, 'plain')).toBe(sent);
  expect(encodeText(typed, 'markdown')).toBe(sent);
  expect(decodeText(sent, 'plain')).toBe(typed);
  expect(decodeText(sent, 'markdown')).toBe(typed);
});

it('reads decimal and hexadecimal references of other clients', () => {
  expect(decodeText('&#129300; &#x1F914; &#X1f914; &#0129300;', 'plain')).toBe('🤔 🤔 🤔 🤔');
  expect(decodeText('&#129300; &#x1F914;', 'markdown')).toBe('🤔 🤔');
  expect(decodeText('it&#39;s &#10084;', 'plain')).toBe("it's ❤");
});

it('leaves alone what is no character', () => {
  const odd = '&#0; &#7; &#55358; &#xD83E; &#1114112; &#99999999; &#; &#x; &#129300 &amp; &hearts;';
  expect(decodeText(odd, 'plain')).toBe(odd);
  expect(decodeText(odd, 'markdown')).toBe(odd);
});

it('keeps a typed reference literal in plain text', () => {
  expect(encodeText('&#128512;', 'plain')).toBe('&amp;#128512;');
  expect(decodeText('&amp;#128512;', 'plain')).toBe('&#128512;');
  expect(encodeText('&amp;#128512;', 'plain')).toBe('&amp;amp;#128512;');
});

it('leaves to Markdown what its rules are about', () => {
  // A star that marks nothing, and a reference that is shown as it is written.
  expect(decodeText('&#42;not bold&#42; &amp;#128512;', 'markdown')).toBe('&#42;not bold&#42; &amp;#128512;');
  expect(encodeText('&#128512;', 'markdown')).toBe('&#128512;');
});

it('counts the characters that are stored', () => {
  expect(textLength('12345', 'plain')).toBe(5);
  expect(textLength('ありがとう', 'plain')).toBe(5);
  expect(textLength('🤔', 'plain')).toBe('&#129300;'.length);
  expect(textLength('&#129300;', 'markdown')).toBe(9);
});
