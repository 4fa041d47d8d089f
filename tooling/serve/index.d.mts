import type { IncomingMessage, ServerResponse } from 'node:http';

export interface Server {
  readonly port: number;
  readonly url: string;
  close(): Promise<void>;
}

export interface Deployment {
  readonly config: object;
  readonly registry: object;
}

/** Handles a request itself and says so, or leaves it to the server. */
export type Intercept = (request: IncomingMessage, response: ServerResponse) => boolean;

/** KB of gzip that the first visit to a page may fetch as scripts and style sheets. */
export const TEXT_LIMIT: number;

export const PAGE_LIMITS: Readonly<
  Record<
    | 'search'
    | 'browse'
    | 'media'
    | 'character'
    | 'studio'
    | 'homeSignedOut'
    | 'homeSignedIn'
    | 'profile'
    | 'schedule'
    | 'compare',
    number
  >
>;

/** Names of the remotes' folders. */
export const remoteNames: readonly string[];

export function serveRemote(input: { dir: string; port: number; intercept?: Intercept }): Promise<Server>;
export function serveShell(input: {
  dist: string;
  deployment: string;
  port: number;
  basePath?: string;
}): Promise<Server & { renew(): void }>;
export function sandboxConfig(sandboxUrl: string): Record<string, unknown>;
export function liveConfig(env?: NodeJS.ProcessEnv): Record<string, unknown>;
export function registryOf(remotes: Record<string, { url: string; version: string }>): {
  remotes: Record<string, { manifest: string }>;
};
export function writeDeployment(dir: string, files: Deployment): void;
export function startSandboxProcess(
  portBase: number,
  env?: NodeJS.ProcessEnv,
): Promise<{ close(): Promise<void> }>;
export function buildRemote(input: { name: string; version?: string; outRoot?: string }): Promise<void>;
export function installedChromium(): string | undefined;
/** What the tests use: the headless build where there is one. */
export function installedTestBrowser(): string | undefined;
export function isPortFree(port: number): Promise<boolean>;

/** Where shell, remotes and sandbox of one deployment listen. */
export interface Ports {
  readonly base: number;
  readonly shell: number;
  readonly remotes: Readonly<Record<string, number>>;
  readonly sandbox: number;
}
export function portsFromEnv(env?: NodeJS.ProcessEnv): Ports;
export function workerPorts(env?: NodeJS.ProcessEnv): Ports;
