/** A plain rendering of the service's marks, for clients that ask for HTML. */
export function asHtml(text: string | null, wanted: boolean | null | undefined): string | null {
  if (text === null || !wanted) {
    return text;
  }
  return text
    .replace(/~!([\s\S]*?)!~/g, "<p><span class='markdown_spoiler'><span>$1</span></span></p>")
    .replace(/(?:\*\*|__)(.+?)(?:\*\*|__)/g, '<strong>$1</strong>')
    .replace(
      /\[([^\]]+)\]\((https?:[^)]+)\)/g,
      '<a href="$2" rel="noopener noreferrer" target="_blank">$1</a>',
    )
    .replace(/img(\d*%?)\(([^)]+)\)/g, "<img width='$1' src='$2'>")
    .replace(/\n/g, '<br />');
}

/** Texts name pictures and clips by path; users get them whole. */
export function withOrigin(text: string | null, origin: string): string | null {
  return text === null ? null : text.replace(/\((\/(?:images|video)\/)/g, `(${origin}$1`);
}
