// Bundled into each remote: nothing of it is in the shell.
export { remoteModuleOf, type TableRouteObject } from './remote-module-of.ts';
export type { PreloadTarget, RouteModule, RouteTable, TableRoute } from './route-table.ts';
