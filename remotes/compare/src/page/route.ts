export { ComparePage as Component } from './ComparePage.tsx';
export { loadLists as loader } from './load-lists.ts';
