import { handleReminders, type WorkerScope } from './worker-part.ts';

// The global object of a service worker, which the DOM library does not describe.
handleReminders(globalThis as unknown as WorkerScope);
