import fc from 'fast-check';
import { unparsedText } from './unparsed-text.ts';

const text = (written: string) => ({ kind: 'text', text: written });
const shown = (...lines: readonly (readonly object[])[]) => ({ isSpoiler: false, lines });

test('text, lines and paragraphs stay, without their marks', () => {
  const source =
    '# One <i>light</i> &amp; more.<br>\nA second line, #2.<br><br>\n(Source: **Asahi** [Press](https://x.y))';
  expect(unparsedText(source)).toEqual([
    shown([text('One light & more.')], [text('A second line, #2.')]),
    shown([text('(Source: Asahi Press)')]),
  ]);
});

const CLOSED = { kind: 'spoiler', pieces: [] };

test('a spoiler leaves its place, and none of its text', () => {
  expect(unparsedText('She is ~!alive!~ after all.')).toEqual([
    shown([text('She is '), CLOSED, text(' after all.')]),
  ]);
});

test('a spoiler over paragraphs has one of its own', () => {
  expect(unparsedText('Before ~!one<br><br>two!~ after')).toEqual([
    shown([text('Before')]),
    shown([CLOSED]),
    shown([text('after')]),
  ]);
});

test('a spoiler that is never closed hides the rest', () => {
  expect(unparsedText('He ~!dies\nthere')).toEqual([shown([text('He '), CLOSED])]);
});

test('never has the text of a spoiler', () => {
  const rest = (part: string) => part.replace(/[~!]/g, '');
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      const paragraphs = unparsedText(`${rest(before)}~!SECRET!~${rest(after)}`);
      expect(JSON.stringify(paragraphs)).not.toContain('SECRET');
      expect(paragraphs.flatMap(({ lines }) => lines.flat())).toContainEqual(CLOSED);
    }),
  );
});

test('an empty text has no paragraph', () => {
  expect(unparsedText(' <br><br>\n ')).toEqual([]);
});
