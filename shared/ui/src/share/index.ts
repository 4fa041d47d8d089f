// Bundled into the remotes that have something to share: home and search do not load it.
export { ShareButton, type ShareButtonProps } from './ShareButton.tsx';
