import fc from 'fast-check';
import { choice, flag, ids, integer, oneOf, text, texts, values, withDefault } from './codec.ts';
import { paramsCodec } from './params-codec.ts';

const COLOURS = ['RED', 'GREEN', 'BLUE'] as const;

const codec = paramsCodec({
  q: text,
  tag: texts,
  year: integer(() => [0, 9999]),
  id: ids,
  private: choice,
  reverse: flag,
  colour: oneOf(COLOURS),
  colours: values(COLOURS, 'as it is'),
  sort: withDefault(oneOf(COLOURS, 'as it is'), 'GREEN'),
});

const read = (search: string) => codec.parse(new URLSearchParams(search));

test('any URL is understood, and has one spelling', () => {
  const pair = fc.tuple(
    fc.constantFrom('q', 'tag', 'year', 'id', 'private', 'reverse', 'colour', 'colours', 'sort'),
    fc.oneof(fc.string(), fc.constantFrom('red', 'GREEN', 'true', 'false', '7', '007', ' a ')),
  );
  fc.assert(
    fc.property(fc.array(pair), (pairs) => {
      const state = codec.parse(new URLSearchParams(pairs));
      const written = codec.format(state).toString();
      expect(read(written)).toEqual(state);
      expect(codec.format(read(written)).toString()).toBe(written);
    }),
  );
});

test('parameters are written in the order of the codecs, and defaults not at all', () => {
  const state = read('reverse=true&sort=green&colours=blue&colours=RED&colour=BLUE&q=+moon+');
  expect(codec.format(state).toString()).toBe('q=moon&reverse=true&colour=blue&colours=RED&colours=BLUE');
});
