/** Resolves in a task of its own: the browser may paint and handle input before. Splits work that takes longer than 50 ms at once. */
export async function nextTask(): Promise<void> {
  // Browsers without it run tasks that wait, such as loading, before what continues.
  if ('scheduler' in globalThis && 'yield' in scheduler) await scheduler.yield();
  else await new Promise((resolve) => setTimeout(resolve));
}
