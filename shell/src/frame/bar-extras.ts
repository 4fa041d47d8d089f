// Parts of the frame whose places are kept while the first page appears.
export { BottomBar } from './BottomBar.tsx';
export { Footer } from './Footer.tsx';
export { FrameExtras } from './FrameExtras.tsx';
export { QuickSearch } from './QuickSearch.tsx';
export { ThemeButton } from './ThemeButton.tsx';
