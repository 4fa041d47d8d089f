import fc from 'fast-check';
import { plainDescription, SPOILER } from './plain-description.ts';

it('preserves text, lines and paragraphs', () => {
  const source =
    'One <i>light</i> &amp; more.<br>\nA second line.<br><br>\n(Source: **Asahi** [Press](https://x.y))';
  expect(plainDescription(source)).toEqual([
    [['One light & more.'], ['A second line.']],
    [['(Source: Asahi Press)']],
  ]);
});

it('preserves the place of a spoiler and none of its text', () => {
  expect(plainDescription('She is ~!alive!~ after all.')).toEqual([[['She is ', SPOILER, ' after all.']]]);
});

it('gives a spoiler over paragraphs a paragraph of its own', () => {
  expect(plainDescription('Before ~!one<br><br>two!~ after')).toEqual([
    [['Before']],
    [[SPOILER]],
    [['after']],
  ]);
});

it('never contains the text of a spoiler', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      const rest = (text: string) => text.replace(/[~!]/g, '');
      const shown = plainDescription(`${rest(before)}~!SECRET!~${rest(after)}`).flat(2);
      expect(shown.some((piece) => typeof piece === 'string' && piece.includes('SECRET'))).toBe(false);
    }),
  );
});

it('has nothing for an empty text', () => {
  expect(plainDescription(' <br><br>\n ')).toEqual([]);
});
