/**
 * A title as the last segment of a URL: lower case, without # % ?, with slashes, dashes, underscores, braces and
 * brackets as spaces, spaces as single dashes, URI-encoded. Empty when nothing of the title is left.
 */
export function titleSlug(title: string): string {
  const slug = title
    .toLowerCase()
    // Half a character (a lone surrogate) cannot be encoded.
    .replace(/[#%?]|\p{Surrogate}/gu, '')
    .replace(/[/\\\-_{}[\]]/g, ' ')
    .trim()
    .replace(/\s+/g, '-');
  return encodeURIComponent(slug);
}
