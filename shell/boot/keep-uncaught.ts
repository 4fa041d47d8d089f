/** The first uncaught errors of the document; what runs later may take them. A few: without telemetry they stay in memory. */
export function keepUncaught(): Event[] {
  const events: Event[] = [];
  const keep = (event: Event) => {
    if (events.length < 9) events.push(event);
  };
  addEventListener('error', keep);
  addEventListener('unhandledrejection', keep);
  return events;
}
