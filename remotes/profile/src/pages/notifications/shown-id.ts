const SHOWN_KEY = 'notifications_shown';

/** The newest notification that this device has shown to this user; 0 when there is none. */
export function readShownId(viewerId: number): number {
  const [owner, id] = (read() ?? '').split('/').map(Number);
  return owner === viewerId && id !== undefined && Number.isFinite(id) ? id : 0;
}

export function writeShownId(viewerId: number, id: number): void {
  if (id <= readShownId(viewerId)) return;
  try {
    localStorage.setItem(SHOWN_KEY, `${viewerId}/${id}`);
  } catch {
    // Full or forbidden: the tracker's own count stays.
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(SHOWN_KEY);
  } catch {
    // Reading the property itself throws when storage is blocked.
    return null;
  }
}
