/** Until then every browser has begun to read what it saves. */
const RELEASE_MS = 60_000;

/** Saves a text as a file of JSON, as the browser saves downloads. */
export function saveText(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_MS);
}
