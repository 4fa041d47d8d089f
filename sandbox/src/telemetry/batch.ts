/** What the product sends, as docs/telemetry.md says. Anything else is refused: a field that nobody has described could hold anything. */
export type TelemetryRecord = TelemetryFailure | TelemetryVital;

type Place = { remote: string; version: string; route: string };
export type TelemetryFailure = Place & {
  type: 'failure';
  kind: string;
  text: string;
  at?: string;
  count: number;
};
export type TelemetryVital = Place & {
  type: 'vital';
  name: string;
  value: number;
  rating: string;
  navigation: string;
};
export type TelemetryBatch = { format: 1; shell: string; records: readonly TelemetryRecord[] };

export const MAX_RECORDS = 20;

type Rule = (value: unknown) => boolean;
type Shape = { required: Readonly<Record<string, Rule>>; optional?: Readonly<Record<string, Rule>> };

const text =
  (form: RegExp): Rule =>
  (value) =>
    typeof value === 'string' && form.test(value);
const oneOf =
  (...values: readonly string[]): Rule =>
  (value) =>
    typeof value === 'string' && values.includes(value);

const VERSION = text(/^(?:\d+\.\d+\.\d+[\w.+-]{0,30}|unknown)$/);
const PLACE = {
  remote: text(/^[a-z][a-z0-9-]{0,39}$/),
  version: VERSION,
  /** Literal segments are words of the product; everything else stands behind a colon. */
  route: text(/^(?:unknown|\/|(?:\/(?::\w{1,30}\??|[a-z][a-z-]{0,30}|\*))+)$/),
};
const SHAPES: Readonly<Record<string, Shape>> = {
  failure: {
    required: {
      type: oneOf('failure'),
      kind: oneOf('crash', 'service', 'load', 'uncaught', 'rejection'),
      /** No digit but those of a status or of a React error, no quotation but of a property, no URL, no letters of other scripts. */
      text: text(/^(?=.{1,300}$)(?:[A-Za-z' .,:;()…-]|#\d{1,3}\b|\b[45]\d\d$)+$/),
      count: (value) => Number.isInteger(value) && Number(value) >= 1,
      ...PLACE,
    },
    optional: { at: text(/^[\w-]{1,60}\.[0-9a-f]{8,32}\.js:\d{1,7}:\d{1,7}$/) },
  },
  vital: {
    required: {
      type: oneOf('vital'),
      name: oneOf('CLS', 'FCP', 'INP', 'LCP', 'TTFB'),
      value: (value) => typeof value === 'number' && value >= 0,
      rating: oneOf('good', 'needs-improvement', 'poor'),
      navigation: text(/^[a-z-]{1,30}$/),
      ...PLACE,
    },
  },
};

/** @throws TypeError that names what is wrong */
export function batchOf(body: string): TelemetryBatch {
  const value: unknown = parsed(body);
  check(value, 'The batch', {
    required: { format: (format) => format === 1, shell: VERSION, records: Array.isArray },
  });
  // Checked above.
  const { records } = value as { records: readonly unknown[] };
  if (records.length === 0 || records.length > MAX_RECORDS) {
    throw new TypeError(`A batch has 1 to ${MAX_RECORDS} records, not ${records.length}`);
  }
  for (const [at, record] of records.entries()) {
    const type = isRecord(record) ? String(record.type) : '';
    const shape = Object.hasOwn(SHAPES, type) ? SHAPES[type] : undefined;
    if (shape === undefined) throw new TypeError(`Record ${at}: there is no type "${type}"`);
    check(record, `Record ${at}`, shape);
  }
  // Every field was checked.
  return value as TelemetryBatch;
}

function check(value: unknown, what: string, { required, optional = {} }: Shape): void {
  if (!isRecord(value)) throw new TypeError(`${what} is no object`);
  for (const [key, found] of Object.entries(value)) {
    const rule = required[key] ?? optional[key];
    if (rule === undefined) throw new TypeError(`${what} has an unknown field "${key}"`);
    if (!rule(found)) throw new TypeError(`${what}: "${key}" may not be ${JSON.stringify(found)}`);
  }
  const missing = Object.keys(required).find((key) => !Object.hasOwn(value, key));
  if (missing !== undefined) throw new TypeError(`${what} has no "${missing}"`);
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch (cause) {
    throw new TypeError('The batch is no JSON', { cause });
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
