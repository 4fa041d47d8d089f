// Bundled into the shell, which loads it once a page is scrolled.
export { ToTop } from './ToTop.tsx';
