/** Whether the titles of a media have all words of a text among them, in any order; every media passes an empty text. */
export function titleTest(text: string): (title: Readonly<Record<string, string | null>>) => boolean {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return (title) => {
    if (words.length === 0) return true;
    const titles = Object.values(title).join('\n').toLowerCase();
    return words.every((word) => titles.includes(word));
  };
}
