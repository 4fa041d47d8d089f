/** Marks the preload of a remote's file as failed. The shell reads it when the user tries again (`clearFailedPreloads`). */
export function noteFailure(this: GlobalEventHandlers): void {
  if (this instanceof HTMLElement) this.dataset.failed = 'yes';
}
