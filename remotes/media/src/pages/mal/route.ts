export { loadMalMedia as loader } from './load-mal-media.ts';
export { MalPage as Component } from './MalPage.tsx';
