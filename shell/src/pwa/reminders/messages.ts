/** The name of the periodic background sync. */
export const REMINDERS_SYNC = 'tsugi.reminders';

/** From the service worker to a tab: a notification was pressed. The tab answers through the port whether it goes there. */
export interface OpenMessage {
  readonly type: 'OPEN_PATH';
  /** From the product's root. */
  readonly path: string;
}

export function isOpenMessage(data: unknown): data is OpenMessage {
  // Of anything that is no object, there is no such member.
  const { type, path } = Object(data) as Partial<Record<keyof OpenMessage, unknown>>;
  return type === 'OPEN_PATH' && typeof path === 'string' && /^\/(?!\/)/.test(path);
}
