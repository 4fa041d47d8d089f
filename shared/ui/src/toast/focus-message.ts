import { toastMessages } from './toast.ts';

let cameFrom: Element | null = null;

/** The id of a message on the page. */
export function messageElementId(messageId: number): string {
  return `message-${messageId}`;
}

/** Its button, else what stands below the sentence; the button that closes it is no reason to go there. */
const CONTROLS = ['[data-message-action]', '[data-message-content] :is(a, button, input)'];

/**
 * Moves the focus to the first control of the last message that has one: messages stand at the end of the page, far away by Tab.
 * @returns false when no message has a control
 */
export function focusLastMessage(): boolean {
  const control = toastMessages()
    .toReversed()
    .map(({ id }) => firstControl(document.getElementById(messageElementId(id))))
    .find((one) => one !== null);
  if (!control) return false;
  cameFrom = document.activeElement;
  control.focus();
  return true;
}

function firstControl(message: HTMLElement | null): HTMLElement | null {
  for (const selector of CONTROLS) {
    const control = message?.querySelector<HTMLElement>(selector);
    if (control) return control;
  }
  return null;
}

/** The message that has the focus is going away: the focus goes back to where it came from. */
export function returnFocus(): void {
  if (cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus();
  cameFrom = null;
}
