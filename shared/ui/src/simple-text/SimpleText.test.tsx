/** @jest-environment jsdom */
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installTestHost } from '@tsugi/contract/testing';
import fc from 'fast-check';
import { Markdown } from '../markdown/Markdown.tsx';
import { renderInRouter } from '../testing/render-in-router.tsx';
import { SimpleText } from './SimpleText.tsx';
import { simpleText } from './simple-text.ts';
import { unparsedText } from './unparsed-text.ts';

const SIMPLE = [
  'The harbour is dark.<br><br>\nFar away, a blacksmith has started to ask.<br>\n(Source: Asahi Press)',
  'One line<br>two lines\nthree<br />four\r\nfive',
  'Told in 24 villages: "all" that\'s left is to knock!\n\n<i>Note: Won the Lantern Prize.</i>',
  '__Height:__ 150 cm\n__Occupation:__ baker\n\nComes from *the* harbour, and is **kind**.',
  'Brought by [Mio Kuze](https://anilist.co/character/40001/Mio-Kuze) and [a friend](https://example.com/a-b/c.html).',
  'Rewatch night! @aoi brought the good blanket.\n\nimg220(http://localhost:6310/images/cover/large/100622.svg)',
  'youtube(https://www.youtube.com/watch?v=aq2r4-lantern)\n\nhttps://anilist.co/anime/12 https://x.example/a_b/?c=d_e is https://y.example',
  'On repeat: youtube(https://www.youtube.com/watch?v=dQw4w9WgXcQ)\nyoutube(https://youtu.be/aq2r4-lanrn) until Tuesday.',
  '@mio, look: img(https://x.example/a_b.jpg) img40%(https://x.example/c.png)',
  'The lantern is ~!his brother, and **lives**!~ until spring.\n\n~!He knew it.\nFrom the *start*.!~\n\nThe end.',
  'Loved it 🤔 and the rest, __family__ 👨‍👩‍👧 of 🇯🇵! 🌸 שלום\n\n~!he lives 🎉!~',
  'A (quiet) war - of tea; 100% yes… <b>Really.</b><br><br><br><br>\nThe end. <br>',
];

const MARKDOWN = [
  ...'~!alive|~!a\n\nb!~|one\n~!two!~|~!~!a!~!~|~!- a!~|![a](https://x.example)|[a](https://x.example/authentication)|[*a*](https://x.example)|[a](//x)|# heading|> quote|- item|1. item|`code`|[link](javascript:x)|img220(https://x.example/(a).png)'.split(
    '|',
  ),
  ...'see (https://x.example)|see https://x.example.|https://x.example/authentication|(youtube(https://www.youtube.com/watch?v=dQw4w9WgXcQ))|youtube(dQw4w9WgXcQ)|webm(https://x.example/a.webm)|a@somebody|@some_body|img(http://x)|(img220(https://x.example/a.png))|a &amp; b|<u>under</u>|*half open|***both***|a_b_c|one\n===|    code'.split(
    '|',
  ),
];

/** What the page shows of a text, simply and by Markdown, without what no browser shows: line ends, and spaces at both ends of a line. */
function bothWays(source: string): readonly (string | undefined)[] {
  const { container } = renderInRouter(
    <>
      <SimpleText paragraphs={simpleText(source) ?? []} />
      <Markdown source={source} />
    </>,
  );
  // The router presses a link to the product; the text around Markdown does so for its own.
  for (const link of container.querySelectorAll('a')) {
    link.removeAttribute('data-product');
    link.removeAttribute('data-discover');
  }
  // React sets the URL of a picture last.
  for (const image of container.querySelectorAll('img')) {
    const src = image.getAttribute('src') ?? '';
    image.removeAttribute('src');
    image.setAttribute('src', src);
  }
  const texts = [...container.children].map((text) =>
    text.innerHTML.replace(/\n|[ \t]+(?=<(?:br|\/p)>)|(?<=<(?:br|p)>)[ \t]+/g, ''),
  );
  cleanup();
  return texts;
}

test.each(SIMPLE)('%s: becomes the same elements as by Markdown', (source) => {
  expect(simpleText(source)).toBeDefined();
  const [simply, byMarkdown] = bothWays(source);
  expect(simply).toBe(byMarkdown);
});

test.each(MARKDOWN)('%s: is left to Markdown', (source) => {
  expect(simpleText(source)).toBeUndefined();
});

const PARTS =
  'word|Two words.|"a"|(b):|é…|<br>|<br/>\n|\n|\n\n|\r\n| |  |\t|<i>x</i>|<b>two words</b>|<i>|</i>|<b></b>|__H:__|**s**|*e*|_u_|*|_|**|.|!|,|-|+|1.|2)|#|~|&|<|>|`|[|](|=|~!|!~|@mio|@mio |img220(https://x.example/a.png)|img(https://x.example/b)|https://x.example/a_b|https://y.example|youtube(https://x.example/a)|youtube(https://youtu.be/dQw4w9WgXcQ)|~!he lives!~|~! a *b* !~|[a b](https://anilist.co/user/mio)|[c](https://x.example/d)|](https://x.example)|---|www.|://|img(|a@b.c|\\|0|%|🤔|👨‍👩‍👧|\ud83e'.split(
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
        if (!source.trim() || !simpleText(source)) return;
        simple += 1;
        const [simply, byMarkdown] = bothWays(source);
        expect(simply).toBe(byMarkdown);
      },
    ),
    { seed: 7, numRuns: 3_000 },
  );
  expect(simple).toBeGreaterThan(200);
});

it('opens and closes its spoilers', async () => {
  renderInRouter(<SimpleText paragraphs={simpleText('It is ~!a cat!~.\n\n~!All of it.!~') ?? []} />);
  const [inLine] = screen.getAllByRole('button', { name: 'Spoiler, click to view' });
  expect(screen.getByText('a cat')).not.toBeVisible();
  expect(screen.getByText('All of it.')).not.toBeVisible();
  if (inLine) await userEvent.click(inLine);
  expect(screen.getByText('a cat')).toBeVisible();
  expect(screen.getByText('All of it.')).not.toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Hide spoiler', expanded: true }));
  expect(screen.getByText('a cat')).not.toBeVisible();
});

it('opens a page of the product without a page load', async () => {
  // The link preloads its page.
  installTestHost();
  const paragraphs = simpleText('By [Mio](https://anilist.co/character/40001/Mio).') ?? [];
  const { router } = renderInRouter(<SimpleText paragraphs={paragraphs} />);
  await userEvent.click(screen.getByRole('link', { name: 'Mio' }));
  expect(router.state.location.pathname).toBe('/ani/character/40001/Mio');
});

it('shows pictures, clips and videos of a text whose Markdown is not there yet', () => {
  const source =
    '> img220(https://x.example/a.png) first\n\nwebm(https://x.example/b.webm)\n\nyoutube(dQw4w9WgXcQ) youtube(?) last';
  const { container } = renderInRouter(<SimpleText paragraphs={unparsedText(source)} />);
  expect(container.querySelector('img')).toHaveAttribute('width', '220');
  expect(container.querySelectorAll('video:not([src])')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Watch on YouTube' })).toHaveAttribute(
    'href',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  );
  expect(container).toHaveTextContent(/first.*last/);
  expect(container).not.toHaveTextContent(/webm|youtube\(|https/);
});
