/** Stands for something in a message that is no text: an element, or a text with a link. */
export const markOf = (name: string) => `\u2063${name}\u2063`;

/**
 * A message at its marks: one that begins with the mark of `user` is that part, then a text. Each language has its own order.
 * @param onMark makes the part of a name
 */
export function splitSentence<Part>(
  sentence: string,
  onMark: (name: string) => Part,
  onText: (text: string) => Part,
): readonly Part[] {
  // With one group, names stand at the odd places.
  return sentence
    .split(/\u2063(\w+)\u2063/)
    .flatMap((part, index) => (index % 2 === 1 ? [onMark(part)] : part === '' ? [] : [onText(part)]));
}
