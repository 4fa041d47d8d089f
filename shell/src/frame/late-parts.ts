import { lazy } from 'react';

/** Milliseconds until their file is asked for again when it did not arrive. */
const RETRY_MS = 5000;

// The first page does not wait for their code; whoever shows them keeps their places, for as long as it takes.
const load = (): Promise<typeof import('./bar-extras.ts')> =>
  import(/* webpackChunkName: "bar-extras" */ './bar-extras.ts').catch(() =>
    new Promise((resolve) => setTimeout(resolve, RETRY_MS)).then(load),
  );

export const BarEnd = lazy(async () => ({ default: (await load()).BarEnd }));
export const BottomBar = lazy(async () => ({ default: (await load()).BottomBar }));
export const Footer = lazy(async () => ({ default: (await load()).Footer }));
export const FrameExtras = lazy(async () => ({ default: (await load()).FrameExtras }));
