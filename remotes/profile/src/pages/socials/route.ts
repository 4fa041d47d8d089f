export { SocialsPage as Component } from './SocialsPage.tsx';
