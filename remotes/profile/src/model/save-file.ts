/** Until then every browser has begun to read what it saves. */
const RELEASE_MS = 60_000;

/** Saves a file on the user's device, as the browser saves downloads. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_MS);
}

/** A name that all systems take: `aoi-anime-2026-11-26.json`. */
export function fileName(parts: readonly string[], date: Date, extension: string): string {
  const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) =>
    String(part).padStart(2, '0'),
  );
  const safe = parts.map((part) => part.replaceAll(/[^\p{L}\p{N}_-]/gu, '_'));
  return `${[...safe, ...day].join('-')}.${extension}`;
}
