// What a control needs for a change. A file of its own: nothing can be changed signed out.
export { changeEntry } from './change-entry.ts';
export { pageOutbox } from './outbox.ts';
