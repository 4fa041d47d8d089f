/** How a list is shown; the first is that of a first visit. */
export const LIST_VIEWS = ['grid', 'compact', 'table'] as const;
export type ListViewName = (typeof LIST_VIEWS)[number];

const VIEW_KEY = 'list_view';

/** The view of the last visit. */
export function storedView(): ListViewName {
  try {
    const stored = localStorage.getItem(VIEW_KEY);
    return LIST_VIEWS.find((view) => view === stored) ?? LIST_VIEWS[0];
  } catch {
    // Reading the property itself throws when storage is blocked.
    return LIST_VIEWS[0];
  }
}

export function storeView(view: ListViewName): void {
  try {
    localStorage.setItem(VIEW_KEY, view);
  } catch {
    // Full or forbidden: the choice lasts as long as the page.
  }
}
