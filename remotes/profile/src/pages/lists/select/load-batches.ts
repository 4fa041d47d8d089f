import type { Batches } from '@tsugi/data/batches';

/** The batches of the account on this device: their code arrives with the first preview. */
export async function loadBatches(): Promise<Batches> {
  const { batches } = await import(/* webpackChunkName: "batches" */ '@tsugi/data/batches');
  return batches();
}
