// Bundled into each remote: nothing of it is in the shell.
export type {
  Contributed,
  ContributedCommand,
  ContributedCommandSource,
  ContributedHomeSection,
  ContributedNavigation,
  ContributedRequest,
  ContributedRoute,
  ContributedText,
  ContributedWidget,
  PreloadTarget,
  RouteModule,
} from './authored.ts';
export { type RemoteRouteObject, remoteModuleOf } from './remote-module-of.ts';
