export { LaunchedPage as Component } from './LaunchedPage.tsx';
