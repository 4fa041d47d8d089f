/** The browser saves a text as a file. */
export function downloadFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has begun with the press; Safari reads the file a moment later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
