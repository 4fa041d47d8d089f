import { type HttpResponse, json } from '../http/message.ts';

export const THEMES_INTERFACES = ['graphql', 'json-api'] as const;
export type ThemesInterface = (typeof THEMES_INTERFACES)[number];
export type ServedInterfaces = Readonly<Record<ThemesInterface, boolean>>;

/** Which interfaces of the themes service are served. One that is not is gone, as after its removal. */
export class Interfaces {
  private current: ServedInterfaces = { graphql: true, 'json-api': true };

  get served(): ServedInterfaces {
    return this.current;
  }

  set(change: Partial<ServedInterfaces>): void {
    this.current = { ...this.current, ...change };
  }

  reset(): void {
    this.current = { graphql: true, 'json-api': true };
  }
}

/** What the service's framework responds to a path that has no route, or has it no longer. */
export function noRoute(path: string): HttpResponse {
  return json(404, { message: `The route ${path} could not be found.` });
}
