import { lazyPart } from '@tsugi/ui';

// The first page does not wait for their code. Their Suspense fallbacks have the same size.
const load = () => import(/* webpackChunkName: "bar-extras" */ './bar-extras.tsx');

export const BarEnd = lazyPart(async () => (await load()).BarEnd);
export const BarLinks = lazyPart(async () => (await load()).BarLinks);
export const BottomBar = lazyPart(async () => (await load()).BottomBar);
export const Footer = lazyPart(async () => (await load()).Footer);
export const FrameExtras = lazyPart(async () => (await load()).FrameExtras);
