import fc from 'fast-check';
import { KNOWN_WORDS } from './known-words.ts';
import { errorClass, MAX_TEXT, scrub } from './scrub.ts';

const JWT = `${'eyJ0eXAiOiJKV1Qi'.repeat(3)}.${'a1b2'.repeat(20)}.${'s'.repeat(43)}`;

test.each([
  [
    "Cannot read properties of undefined (reading 'title')",
    "Cannot read properties of undefined (reading 'title')",
  ],
  [
    "Cannot set properties of null (setting 'scrollTop')",
    "Cannot set properties of null (setting 'scrollTop')",
  ],
  ['e.map is not a function', '… is not a function'],
  ['Maximum call stack size exceeded', 'Maximum call stack size exceeded'],
  ["can't access property of undefined", "can't access property of undefined"],
  [
    'Minified React error #418; visit https://react.dev/errors/418?args[]=aoi',
    'Minified React error #418; …',
  ],
  ['search: its files did not arrive', '…: its files did not arrive'],
  ['media: it provides no widget called "theme-player"', '…: it provides no widget called …'],
  ['responded with 404', 'responded with 404'],
  ['503', '503'],
  [
    'Failed to fetch dynamically imported module: https://s.example/a.js?v=1',
    'Failed to fetch dynamically imported module: …',
  ],
  [
    'Unexpected token \'h\', "hello from haruka" is not valid JSON',
    'Unexpected token … from … is not valid JSON',
  ],
  ['Bearer abc.def', '…'],
  ['user 412 not found', '… not found'],
  ['list of haruka@mail.example is missing', '… of … is missing'],
  ['私の感想 is undefined', '… is undefined'],
  ['the first is missing\nthe second has the text', 'the first is missing'],
  ['', ''],
])('%j is sent as %j', (message, sent) => {
  expect(scrub(message, [])).toBe(sent);
});

test('what is named as a person of the visit does not pass, in any letters', () => {
  expect(scrub("Cannot read properties of undefined (reading 'Aoi')", ['aoi'])).toBe(
    'Cannot read properties of undefined …',
  );
  expect(scrub('The state is undefined', ['State'])).toBe('The … is undefined');
});

const word = fc.constantFrom(...KNOWN_WORDS);
/** Names, ids, tokens, URLs, query strings and texts, among them of other scripts and with marks. */
const secret = fc.oneof(
  fc.stringMatching(/^[A-Za-z0-9_]{2,20}$/),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.nat().map(String),
  fc.constant(JWT),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.emailAddress(),
);

test('whatever a message quotes, only known words, marks and gaps are left of it', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(word, secret)),
      fc.constantFrom(' ', ': ', '"', "'", '(', '/', '@'),
      (parts, glue) => {
        const sent = scrub(parts.join(glue), []).replace(/\((?:reading|setting) '\w+'\)/g, '');
        for (const left of sent.split(/[\s.,:;()…]+/)) {
          expect(left === '' || /^[45]\d\d$/.test(left) || KNOWN_WORDS.has(left.toLowerCase())).toBe(true);
        }
      },
    ),
  );
});

test('a name of the visit is nowhere in what is sent, wherever the message has it', () => {
  const name = fc.oneof(fc.stringMatching(/^[A-Za-z][A-Za-z0-9_]{1,19}$/), word);
  const template = fc.constantFrom(
    (it: string) => `Cannot read properties of undefined (reading '${it}')`,
    (it: string) => `${it} is not a function`,
    (it: string) => `Failed to fetch https://x.example/user/${it}?q=${it}`,
    (it: string) => `"${it}" is not valid JSON, ${it}'s list`,
  );
  fc.assert(
    fc.property(name, template, (it, write) => {
      // One of the template's own words stands there with another meaning.
      fc.pre(!['reading', 'setting'].includes(it.toLowerCase()));
      const words = scrub(write(it), [it])
        .toLowerCase()
        .split(/[^\p{L}\p{N}_'-]+/u);
      expect(words.map((one) => one.replace(/^'|'$/g, ''))).not.toContain(it.toLowerCase());
    }),
  );
});

test('a sent text has a limit', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(word, secret), { maxLength: 400 }), (parts) => {
      expect(scrub(parts.join(' ')).length).toBeLessThanOrEqual(MAX_TEXT);
    }),
  );
});

test('the class of an error is a known one', () => {
  expect(errorClass(new TypeError('x'))).toBe('TypeError');
  expect(errorClass(new DOMException('x', 'AbortError'))).toBe('AbortError');
  expect(errorClass(Object.assign(new Error('x'), { name: 'aoi' }))).toBe('Error');
  expect(errorClass(Object.assign(new Error('x'), { name: 7 }))).toBe('Error');
});
