export { loadMedia as loader } from './load-media.ts';
export { MediaPage as Component } from './MediaPage.tsx';
