/** @jest-environment jsdom */
import { cleanup, render } from '@testing-library/react';
import { RouterProvider } from '@tsugi/router';
import { createMemoryRouter } from '@tsugi/router/testing';
import { Markdown } from '@tsugi/ui/markdown';
import fc from 'fast-check';
import type { ReactElement } from 'react';
import { Description } from './Description.tsx';
import { simpleDescription } from './simple-description.ts';

const SIMPLE = [
  'The harbour is dark.<br><br>\nFar away, a blacksmith has started to ask.<br>\n(Source: Asahi Press)',
  'One line<br>two lines\nthree<br />four\r\nfive',
  'Told in 24 villages: "all" that\'s left is to knock!\n\n<i>Note: Won the Lantern Prize.</i>',
  '__Height:__ 150 cm\n__Occupation:__ baker\n\nComes from *the* harbour, and is **kind**.',
  'A (quiet) war - of tea; 100% yes… <b>Really.</b><br><br><br><br>\nThe end. <br>',
];

const MARKDOWN = [
  ...'She is ~!alive!~|# heading|> quote|- item|1. item|`code`|[link](https://x.example)|img220(https://a)'.split(
    '|',
  ),
  ...'see https://x.example|@somebody|a &amp; b|<u>under</u>|*half open|***both***|a_b_c|one\n===|    code'.split(
    '|',
  ),
];

/** What the page shows of an element, without what no browser shows: line ends, and spaces at the end of a line. */
function shown(element: ReactElement): string | undefined {
  const { container } = render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  const html = container.firstElementChild?.innerHTML.replace(/\n|[ \t]+(?=<(?:br|\/p)>)/g, '');
  cleanup();
  return html;
}

test.each(SIMPLE)('%s: becomes the same elements as by Markdown', (source) => {
  expect(simpleDescription(source)).toBeDefined();
  expect(shown(<Description source={source} />)).toBe(shown(<Markdown source={source} />));
});

test.each(MARKDOWN)('%s: is left to Markdown', (source) => {
  expect(simpleDescription(source)).toBeUndefined();
});

const PARTS =
  'word|Two words.|"a"|(b):|é…|<br>|<br/>\n|\n|\n\n|\r\n| |  |\t|<i>x</i>|<b>two words</b>|<i>|</i>|<b></b>|__H:__|**s**|*e*|_u_|*|_|**|.|!|,|-|+|1.|2)|#|~|&|<|>|`|[|](|=|---|www.|://|img(|a@b.c|\\|0|%'.split(
    '|',
  );

it('never differs from Markdown, whatever it takes for simple', () => {
  let simple = 0;
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          { weight: 6, arbitrary: fc.constantFrom(...PARTS) },
          { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 4 }) },
        ),
        { minLength: 1, maxLength: 9 },
      ),
      (parts) => {
        const source = parts.join('');
        if (!source.trim() || !simpleDescription(source)) return;
        simple += 1;
        expect(shown(<Description source={source} />)).toBe(shown(<Markdown source={source} />));
      },
    ),
    { seed: 7, numRuns: 6_000 },
  );
  expect(simple).toBeGreaterThan(200);
});
