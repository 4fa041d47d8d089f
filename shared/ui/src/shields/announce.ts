let region: HTMLElement | undefined;

/** There before its first text: screen readers announce changes. */
export function prepareAnnouncements(): void {
  if (region?.isConnected) return;
  region = document.createElement('p');
  region.className = 'visually-hidden';
  region.setAttribute('role', 'status');
  document.body.append(region);
}

/** @param read is called once the page has rendered */
export function announceLater(read: () => string | null | undefined): void {
  setTimeout(() => {
    if (region) region.textContent = read() ?? '';
  });
}
