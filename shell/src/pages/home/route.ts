export { Home as Component } from './Home.tsx';
export { loadHome as loader } from './load-home.ts';
