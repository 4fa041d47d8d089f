/** While the first page's code arrives the content area is busy and has its full height, as in index.html. */
export function BootPlaceholder() {
  return null;
}
