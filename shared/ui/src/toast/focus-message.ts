import { toastMessages } from './toast.ts';

let cameFrom: Element | null = null;

/** The id of the button of a message. */
export function actionId(messageId: number): string {
  return `message-${messageId}-action`;
}

/**
 * Moves the focus to the button of the last message that has one: messages stand at the end of the page, far away by Tab.
 * @returns false when no message has a button
 */
export function focusLastMessage(): boolean {
  const message = toastMessages().findLast(({ action }) => action !== undefined);
  const button = message && document.getElementById(actionId(message.id));
  if (!button) return false;
  cameFrom = document.activeElement;
  button.focus();
  return true;
}

/** The message that has the focus is going away: the focus goes back to where it came from. */
export function returnFocus(): void {
  if (cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus();
  cameFrom = null;
}
