import { createServer, type Server } from 'node:http';
import type { CatalogueSize } from './catalogue/catalogue.ts';
import { SandboxClock } from './control/clock.ts';
import { type Controlled, control } from './control/control.ts';
import { MarkedScores } from './control/marked-scores.ts';
import { clip } from './files/video.ts';
import { Faults } from './http/faults.ts';
import { type Gate, receive } from './http/gate.ts';
import { Limits } from './http/limits.ts';
import { RequestLog } from './http/log.ts';
import { mal } from './mal/mal.ts';
import { authorize } from './oauth/authorize.ts';
import { CLIENT_IDS } from './oauth/clients.ts';
import { diskStore, memoryStore, prune } from './pictures/picture-store.ts';
import { type PictureStyle, Pictures } from './pictures/pictures.ts';
import { warmPictures } from './pictures/warm.ts';
import { Collector } from './telemetry/collector.ts';
import { Interfaces } from './themes/interfaces.ts';
import { themesHandler } from './themes/service.ts';
import { prepareThemes } from './themes/songs.ts';
import { mediaSearch } from './tracker/finders.ts';
import { trackerHandler } from './tracker/graphql.ts';
import { buildWorld, type World } from './world.ts';

export type SandboxSettings = {
  /** The sandbox listens on this port + 10; 4100 when left out. */
  portBase?: number;
  /** Listens here instead, whatever the base; 0 lets the system choose. */
  port?: number;
  /** Length of heavy's anime list. */
  listLength?: number;
  /** Length of the anime list of everybody without a name of their own in the README; seeded when left out. */
  listLengths?: number;
  /** A smaller catalogue starts faster. */
  size?: CatalogueSize;
  /** How pictures are drawn; `drawn` when left out. */
  pictures?: PictureStyle;
  /** Folder in which drawn pictures are kept; only in memory when left out. */
  pictureFolder?: string;
  /** Where the authorize page sends people back to. */
  redirect?: string;
  clientIds?: readonly string[];
  /** Milliseconds since the epoch. */
  now?: () => number;
};

export type RunningSandbox = { url: string; close(): Promise<void> };

export class PortTakenError extends Error {
  readonly port: number;

  constructor(port: number, cause: unknown) {
    super(`Port ${port} is already in use. Stop what listens there or choose another PORT_BASE.`, { cause });
    this.name = 'PortTakenError';
    this.port = port;
  }
}

/** Starts the three services on one port; resolves when they response. Rejects with PortTakenError. */
export async function startSandbox(settings: SandboxSettings = {}): Promise<RunningSandbox> {
  const { portBase = 4100 } = settings;
  const clock = new SandboxClock(settings.now ?? Date.now);
  const { now } = clock;
  const port = settings.port ?? portBase + 10;
  const world = buildWorld({
    now,
    ...(settings.listLength === undefined ? {} : { heavyList: settings.listLength }),
    ...(settings.listLengths === undefined ? {} : { plainLists: settings.listLengths }),
    ...(settings.size === undefined ? {} : { size: settings.size }),
  });
  const { pictures: style = 'drawn', pictureFolder: folder } = settings;
  const isKept = style === 'drawn' && folder !== undefined;
  const pictures = new Pictures({ world, style, store: isKept ? diskStore(folder) : memoryStore() });
  const scores = new MarkedScores();
  const controlled: Controlled = {
    world,
    log: new RequestLog(now),
    faults: new Faults(),
    limits: new Limits(now),
    interfaces: new Interfaces(),
    clock,
    collector: new Collector(),
    pictures,
    scores,
    tracker: trackerHandler(world),
  };
  const oauth = {
    clientIds: settings.clientIds ?? CLIENT_IDS,
    redirect: settings.redirect ?? `http://localhost:${portBase}/tsugi/authentication`,
  };
  const gate: Gate = {
    ...controlled,
    now,
    services: {
      tracker: async (incoming) => scores.apply(await controlled.tracker(incoming)),
      oauth: (incoming) => authorize(world, oauth, incoming),
      mal: async (incoming) => scores.apply(await mal(world, incoming)),
      themes: themesHandler(world, controlled.interfaces),
      images: (incoming) => pictures.respond(incoming),
      video: (incoming) => clip(incoming),
      collector: (incoming) => controlled.collector.respond(incoming),
      sandbox: (incoming) => control(controlled, incoming),
    },
  };
  let lastRequestAt = performance.now();
  const server = createServer((request, response) => {
    lastRequestAt = performance.now();
    receive(gate, request, response).catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  });
  server.keepAliveTimeout = 65_000;
  const bound = await listen(server, port);
  const stopWarming = warm(world);
  const open = new AbortController();
  if (isKept) {
    const warmed = { signal: open.signal, lastRequestAt: () => lastRequestAt };
    prune(folder)
      .then(() => warmPictures(pictures, world, warmed))
      .catch((error: unknown) => console.error(error));
  }
  return {
    url: `http://localhost:${bound}`,
    close: () =>
      new Promise((resolve, reject) => {
        stopWarming();
        open.abort();
        server.close((error) => (error === undefined ? resolve() : reject(error)));
        server.closeAllConnections();
      }),
  };
}

/** Prepares what the first visits would wait for, a few milliseconds at a time. Returns a function that stops it. */
function warm(world: World): () => void {
  let next: NodeJS.Immediate | undefined;
  const step = (): void => {
    const isLeft = world.credits.prepare(40) || prepareThemes(world, 40);
    next = isLeft ? setImmediate(step) : undefined;
  };
  next = setImmediate(() => {
    mediaSearch(world).warm();
    step();
  });
  return () => clearImmediate(next);
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new PortTakenError(port, error) : error),
    );
    server.listen(port, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}
