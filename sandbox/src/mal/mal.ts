import { type Answer, type Incoming, json } from '../http/message.ts';
import type { World } from '../world.ts';
export function mal(_world: World, _incoming: Incoming): Answer { return json(404, {}); }
