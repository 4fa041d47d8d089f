export { liveConfig, registryOf, sandboxConfig, writeDeployment } from './deployment.mjs';
export { serveRemote } from './serve-remote.mjs';
export { serveShell } from './serve-shell.mjs';
