import { lazyPart } from '@tsugi/ui';

// The first page does not wait for their code; whoever shows them keeps their places, for as long as it takes.
const load = () => import(/* webpackChunkName: "bar-extras" */ './bar-extras.ts');

export const BarEnd = lazyPart(async () => (await load()).BarEnd);
export const BarLinks = lazyPart(async () => (await load()).BarLinks);
export const BottomBar = lazyPart(async () => (await load()).BottomBar);
export const Footer = lazyPart(async () => (await load()).Footer);
export const FrameExtras = lazyPart(async () => (await load()).FrameExtras);
