import { lazy } from 'react';

// The first page does not wait for their code; whoever shows them keeps their places.
const load = () => import(/* webpackChunkName: "bar-extras" */ './bar-extras.ts');

export const BarEnd = lazy(async () => ({ default: (await load()).BarEnd }));
export const BottomBar = lazy(async () => ({ default: (await load()).BottomBar }));
export const Footer = lazy(async () => ({ default: (await load()).Footer }));
export const FrameExtras = lazy(async () => ({ default: (await load()).FrameExtras }));
