import { type Answer, type Incoming, json } from '../http/message.ts';
import { oklch } from './colour.ts';
import type { World } from '../world.ts';
export function picture(world: World, { url }: Incoming): Answer {
  const id = Number(/(\d+)\.svg$/.exec(url.pathname)?.[1] ?? 0);
  const hue = world.catalogue.byId.get(id)?.hue ?? id % 360;
  return { status: 200, headers: { 'Content-Type': 'image/svg+xml' }, body: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 300"><rect width="200" height="300" fill="${oklch(0.45, 0.12, hue)}"/><circle cx="100" cy="120" r="40" fill="${oklch(0.85, 0.08, hue)}"/></svg>` };
}
