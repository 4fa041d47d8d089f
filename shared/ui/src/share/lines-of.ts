/**
 * A text in lines, broken where its language allows it: Japanese has no blanks.
 * @param fits whether a text has room in a line
 * @param max the last line ends with "…" when there is more
 */
export function linesOf(
  text: string,
  fits: (line: string) => boolean,
  max = Number.POSITIVE_INFINITY,
): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const part of partsOf(text)) {
    if (line === '' || fits((line + part).trimEnd())) {
      line += part;
      continue;
    }
    lines.push(line.trimEnd());
    line = part.trimStart();
  }
  if (line.trim() !== '') lines.push(line.trimEnd());
  const shown = lines.slice(0, max);
  const isCut = lines.length > shown.length;
  return shown.map((one, index) => {
    const isLast = index === shown.length - 1;
    // A word alone may be wider than a line.
    return fits(one) && !(isCut && isLast) ? one : cut(one, fits);
  });
}

/** Words with what follows them, so that a line begins with none of ",.!". */
function partsOf(text: string): readonly string[] {
  const parts: string[] = [];
  for (const { segment, isWordLike } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(
    text,
  )) {
    if (isWordLike || parts.length === 0) parts.push(segment);
    else parts[parts.length - 1] += segment;
  }
  return parts;
}

function cut(line: string, fits: (line: string) => boolean): string {
  let letters = [...line];
  while (letters.length > 0 && !fits(`${letters.join('').trimEnd()}…`)) letters = letters.slice(0, -1);
  return `${letters.join('').trimEnd()}…`;
}
