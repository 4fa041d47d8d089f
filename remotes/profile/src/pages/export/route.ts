export { ExportPage as Component } from './ExportPage.tsx';
