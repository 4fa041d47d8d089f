import type { Fault, Faults } from '../http/faults.ts';
import type { Handler } from '../http/gate.ts';
import { LIMITED, type Limit, type Limits } from '../http/limits.ts';
import type { RequestLog } from '../http/log.ts';
import { type HttpResponse, type Incoming, json } from '../http/message.ts';
import type { Pictures } from '../pictures/pictures.ts';
import type { Collector } from '../telemetry/collector.ts';
import { type Interfaces, type ServedInterfaces, THEMES_INTERFACES } from '../themes/interfaces.ts';
import { tokenFor } from '../tracker/tokens.ts';
import type { World } from '../world.ts';
import type { SandboxClock } from './clock.ts';
import { invent } from './events.ts';
import { MARKED_AVERAGE, type MarkedScores } from './marked-scores.ts';

export type Controlled = {
  world: World;
  log: RequestLog;
  faults: Faults;
  limits: Limits;
  interfaces: Interfaces;
  clock: SandboxClock;
  collector: Collector;
  pictures: Pick<Pictures, 'made'>;
  scores: MarkedScores;
  /** The tracker itself, behind faults, limits and log. */
  tracker: Handler;
};

/** The endpoints through which tests set up and inspect the sandbox. */
export function control(controlled: Controlled, incoming: Incoming): HttpResponse | Promise<HttpResponse> {
  const { method, url, body } = incoming;
  const { world, log, faults, limits, interfaces, clock, collector } = controlled;
  switch (`${method} ${url.pathname.slice('/__sandbox/'.length)}`) {
    case 'GET token':
      return token(world, url.searchParams.get('user') ?? '');
    case 'POST tracker':
      return controlled.tracker({ ...incoming, url: new URL('/tracker/graphql', url) });
    case 'GET log':
      return json(200, log.all);
    case 'DELETE log':
      log.clear();
      return json(200, { cleared: true });
    case 'GET faults':
      return json(200, faults.waiting);
    case 'POST faults':
      return withBody(body, (value) => {
        const list = faultsIn(value);
        faults.add(list);
        return json(200, { added: list.length });
      });
    case 'DELETE faults':
      faults.clear();
      return json(200, { cleared: true });
    case 'GET pictures':
      return json(200, { made: controlled.pictures.made });
    case 'GET telemetry':
      return json(200, collector.content);
    case 'DELETE telemetry':
      collector.clear();
      return json(200, { cleared: true });
    case 'GET limits':
      return json(200, limits.settings);
    case 'POST limits':
      return withBody(body, (value) => setLimits(limits, value));
    case 'GET interfaces':
      return json(200, interfaces.served);
    case 'POST interfaces':
      return withBody(body, (value) => {
        interfaces.set(interfacesIn(value));
        return json(200, interfaces.served);
      });
    case 'POST clock':
      return withBody(body, (value) => setClock(clock, value));
    case 'POST scores':
      return withBody(body, (value) => markScores(controlled, value));
    case 'POST events':
      return withBody(body, (value) => invent(world, value));
    case 'POST reset':
      clock.release();
      world.reset();
      log.clear();
      faults.clear();
      limits.reset();
      interfaces.reset();
      controlled.scores.set(false);
      collector.clear();
      return json(200, { reset: true });
    default:
      return json(404, { message: `The sandbox has no control ${method} ${url.pathname}` });
  }
}

/** `{unscored}`: marks all scores of titles, and of all users but this one, who has scored nothing. */
function markScores({ world, scores }: Controlled, value: unknown): HttpResponse {
  const name =
    typeof value === 'object' && value !== null && 'unscored' in value ? value.unscored : undefined;
  const user = typeof name === 'string' ? world.community.userByName(name) : undefined;
  if (name !== undefined && user === undefined) {
    throw new TypeError(`The sandbox has no user "${String(name)}"`);
  }
  scores.set(true);
  world.community.lists.setScores((userId) => (userId === user?.id ? 0 : MARKED_AVERAGE));
  return json(200, { marked: true });
}

function token(world: World, name: string): HttpResponse {
  const user = world.community.userByName(name);
  return user === undefined
    ? json(404, { message: `The sandbox has no user "${name}"` })
    : json(200, { access_token: tokenFor(user), token_type: 'Bearer', expires_in: 31_536_000 });
}

function withBody(body: string, act: (value: unknown) => HttpResponse): HttpResponse {
  try {
    return act(JSON.parse(body === '' ? '{}' : body));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) {
      return json(400, { message: error.message });
    }
    throw error;
  }
}

function faultsIn(value: unknown): readonly Fault[] {
  const list: unknown[] = Array.isArray(value)
    ? value
    : typeof value === 'object' && value !== null && 'faults' in value && Array.isArray(value.faults)
      ? value.faults
      : [value];
  return list.map((item) => {
    if (
      typeof item !== 'object' ||
      item === null ||
      !('service' in item) ||
      typeof item.service !== 'string'
    ) {
      throw new TypeError('A fault needs the name of a service');
    }
    // The other fields are optional and read one by one where the fault is met.
    return item as Fault;
  });
}

/** `{graphql?, "json-api"?}`: whether the themes service serves that interface. */
function interfacesIn(value: unknown): Partial<ServedInterfaces> {
  if (typeof value !== 'object' || value === null) {
    throw new TypeError('Interfaces are set by an object');
  }
  const entries = Object.entries(value).map(([name, isServed]) => {
    const known = THEMES_INTERFACES.find((one) => one === name);
    if (known === undefined || typeof isServed !== 'boolean') {
      throw new TypeError(`An interface is one of ${THEMES_INTERFACES.join(', ')}, with true or false`);
    }
    return [known, isServed] as const;
  });
  return Object.fromEntries(entries);
}

function setClock(clock: SandboxClock, value: unknown): HttpResponse {
  if (typeof value !== 'object' || value === null || !('now' in value)) {
    throw new TypeError('The clock is set by an object with "now"');
  }
  if (value.now === null) clock.release();
  else if (typeof value.now === 'number') clock.hold(value.now);
  else throw new TypeError('"now" is a number of milliseconds, or null');
  return json(200, { now: clock.now() });
}

function setLimits(limits: Limits, value: unknown): HttpResponse {
  if (typeof value !== 'object' || value === null) {
    throw new TypeError('Limits are set by an object');
  }
  const service = 'service' in value ? value.service : undefined;
  const services = LIMITED.filter((known) => service === undefined || service === 'all' || service === known);
  if (services.length === 0) {
    throw new TypeError(`There is no limited service "${String(service)}"`);
  }
  const change: Partial<Limit> = {};
  if ('enabled' in value && typeof value.enabled === 'boolean') {
    change.enabled = value.enabled;
  }
  if ('perMinute' in value && typeof value.perMinute === 'number') {
    change.perMinute = value.perMinute;
  }
  if ('burst' in value && typeof value.burst === 'number') {
    change.burst = value.burst;
  }
  limits.set(services, change);
  return json(200, limits.settings);
}
