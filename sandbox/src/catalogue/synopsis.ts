import { seeded } from '../random.ts';
import type { Franchise } from './franchise.ts';
import type { Media } from './media.ts';
import { AUTHORED } from './synopsis-authored.ts';
import { ENDINGS, MIDDLES, OPENINGS, SPOILERS, TURNS } from './synopsis-sentences.ts';

const NOTES = [
  'Includes one extra chapter that was never serialised.',
  'The first episode was shown a week early at a festival in Hoshimi.',
  'Episodes run out of order on purpose; the numbers on the title cards are the order of events.',
  'Won the Lantern Prize for best original work.',
];
const PRESSES = [
  'Asahi Press',
  'Harbour Books',
  'Northern Line Publishing',
  'official site, translated',
  'Kestrel Home Video',
];

/** Several paragraphs in the service's mixture of HTML line breaks and its own marks, or null: nobody has written one yet. */
export function synopsisOf(media: Media, franchise: Franchise, leads: readonly string[]): string | null {
  const authored = AUTHORED.get(franchise.concept.english);
  if (authored !== undefined && media.popularity > 20_000) {
    return authored;
  }
  const rng = seeded('synopsis', media.seed);
  if (rng.chance(media.popularity < 200 ? 0.3 : 0.01)) {
    return null;
  }
  const [hero = 'Hina', friend = 'Kaito'] = leads;
  const { thing, place, job, idea } = franchise.concept;
  const slots: Readonly<Record<string, string>> = {
    hero,
    friend,
    thing: thing.en.toLowerCase(),
    place: place.en,
    job: job.en.toLowerCase(),
    idea: idea.en.toLowerCase(),
    title: media.title.english ?? media.title.romaji,
    years: String(rng.int(3, 40)),
  };
  const used = new Set<string>();
  const write = (sentences: readonly string[]): string => {
    const chosen = rng.pick(sentences.filter((line) => !used.has(line)));
    used.add(chosen);
    return sentence(chosen.replace(/\{(\w+)\}/g, (whole, slot: string) => slots[slot] ?? whole));
  };
  const paragraphs = [`${write(OPENINGS)} ${write(MIDDLES)}`, `${write(TURNS)} ${write(ENDINGS)}`];
  if (media.popularity > 4_000 && rng.chance(0.6)) {
    paragraphs.splice(1, 0, `${write(MIDDLES)} ${write(TURNS)}`);
  }
  if (rng.chance(0.12)) {
    paragraphs.push(`~!${write(SPOILERS)}!~`);
  }
  if (rng.chance(0.55)) {
    paragraphs.push(`(Source: ${rng.pick(PRESSES)})`);
  }
  if (rng.chance(0.2)) {
    paragraphs.push(`<i>Note: ${rng.pick(NOTES)}</i>`);
  }
  return paragraphs.join('<br><br>\n');
}

function sentence(text: string): string {
  return `${text}.`
    .replace(/\b([Aa]) (?=[aeio]|un[^i])/g, '$1n ')
    .replace(/(^|[.!?] )([a-z])/g, (_, gap: string, letter: string) => gap + letter.toUpperCase());
}
