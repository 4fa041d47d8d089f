const portBase = Number(process.env.PORT_BASE ?? 4500);

/** Playwright numbers the workers that run at the same time: each has a sandbox of its own. */
const worker = Number(process.env.TEST_PARALLEL_INDEX ?? 0);

export const WORKERS = 2;

/** The base port of a worker's sandbox, which itself listens ten above. */
export function sandboxBase(of: number): number {
  return portBase + of * 20;
}

export const pageUrl = `http://localhost:${portBase}`;
export const pagePort = portBase;
export const sandboxUrl = `http://localhost:${sandboxBase(worker) + 10}`;
