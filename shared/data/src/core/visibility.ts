/** Whether a user can see this tab. */
export interface Visibility {
  readonly isHidden: () => boolean;
  /** Calls back at every change; the response stops it. */
  readonly subscribe: (listener: () => void) => () => void;
}

export const documentVisibility: Visibility = {
  isHidden: () => typeof document !== 'undefined' && document.visibilityState === 'hidden',
  subscribe: (listener) => {
    if (typeof document === 'undefined') return () => {};
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  },
};
