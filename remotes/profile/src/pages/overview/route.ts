import { loadLazyPanels } from './use-lazy-panels.ts';

export { OverviewPage as Component } from './OverviewPage.tsx';

/** Requests the file of the panels below beside the user. */
export function loader(): null {
  void loadLazyPanels();
  return null;
}
