// Stands in for `react/jsx-runtime` in the build of first screens.
export { Fragment, jsx, jsx as jsxDEV, jsx as jsxs } from './element.ts';
