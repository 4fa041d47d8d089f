/** A widget that the shell's frame shows beside the routed pages, so that it stays while the user navigates. */
export interface FrameWidget {
  /** The remote that provides it. */
  readonly remote: string;
  /** Its name in the remote's manifest. */
  readonly name: string;
}

interface Shown {
  widgets: readonly FrameWidget[];
  readonly listeners: Set<() => void>;
}

// The shell and each remote bundle a copy of this file: the list belongs to the page, not to the module.
const KEY = Symbol.for('tsugi.frame-widgets');

function shown(): Shown {
  // A symbol of our own: nothing else is stored under it.
  const page = globalThis as { [KEY]?: Shown };
  page[KEY] ??= { widgets: [], listeners: new Set() };
  return page[KEY];
}

function change(widgets: readonly FrameWidget[]): void {
  const page = shown();
  page.widgets = widgets;
  for (const listener of [...page.listeners]) listener();
}

const isSame = (one: FrameWidget, other: FrameWidget) =>
  one.remote === other.remote && one.name === other.name;

/** Shows a widget in the frame; does nothing when it is there. Before the frame is ready it waits. */
export function showInFrame(widget: FrameWidget): void {
  const { widgets } = shown();
  if (!widgets.some((one) => isSame(one, widget))) change([...widgets, widget]);
}

/** Takes a widget out of the frame. */
export function removeFromFrame(widget: FrameWidget): void {
  const { widgets } = shown();
  if (widgets.some((one) => isSame(one, widget))) change(widgets.filter((one) => !isSame(one, widget)));
}

/** What the frame shows, in the order in which it came: the same list until it changes. */
export function frameWidgets(): readonly FrameWidget[] {
  return shown().widgets;
}

/** Calls the listener after each change, until the returned function is called. */
export function subscribeToFrameWidgets(listener: () => void): () => void {
  const { listeners } = shown();
  listeners.add(listener);
  return () => listeners.delete(listener);
}
