// Parts of the frame whose places are kept while the first page appears.
export { BarEnd } from './BarEnd.tsx';
export { BarLinks } from './BarLinks.tsx';
export { BottomBar } from './BottomBar.tsx';
export { Footer } from './Footer.tsx';
export { FrameExtras } from './FrameExtras.tsx';
