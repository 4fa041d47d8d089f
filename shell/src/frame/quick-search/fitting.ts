import type { MediaCardData } from '@tsugi/data';

/** The media whose title contains every word of the text; those whose title begins with it come first. */
export function fitting(media: readonly MediaCardData[], text: string): readonly MediaCardData[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const titlesOf = ({ title }: MediaCardData) => [title.userPreferred, title.english ?? ''];
  const found = media.filter((one) =>
    titlesOf(one).some((title) => words.every((word) => title.toLowerCase().includes(word))),
  );
  const begins = (one: MediaCardData) =>
    titlesOf(one).some((title) => title.toLowerCase().startsWith(text.toLowerCase()));
  return [...found.filter(begins), ...found.filter((one) => !begins(one))];
}
