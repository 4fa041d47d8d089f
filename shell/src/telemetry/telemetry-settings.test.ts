import { parseTelemetry } from './telemetry-settings.ts';

const BASE = 'https://host.example/tsugi/config.json';
const collector = 'https://collector.example/tsugi';

test.each([
  [{ collector }, { collector, sampleRate: 0.1 }],
  [
    { collector, sampleRate: 0 },
    { collector, sampleRate: 0 },
  ],
  [
    { collector, sampleRate: 1 },
    { collector, sampleRate: 1 },
  ],
  [{ collector: '/collect' }, { collector: 'https://host.example/collect', sampleRate: 0.1 }],
])('%j is understood', (raw, value) => {
  expect(parseTelemetry(raw, BASE)).toEqual({ ok: true, value });
});

test.each([
  ['telemetry', 'https://collector.example'],
  ['telemetry', true],
  ['telemetry', null],
  ['telemetry', [collector]],
  ['telemetry.collector', {}],
  ['telemetry.collector', { collector: 7 }],
  ['telemetry.collector', { collector: '' }],
  ['telemetry.collector', { collector: 'collector.example' }],
  ['telemetry.collector', { collector: 'ftp://collector.example' }],
  ['telemetry.collector', { collector: 'https://' }],
  ['telemetry.collector', { collector: 'https://me:secret@collector.example' }],
  ['telemetry.sampleRate', { collector, sampleRate: 1.5 }],
  ['telemetry.sampleRate', { collector, sampleRate: -0.1 }],
  ['telemetry.sampleRate', { collector, sampleRate: Number.NaN }],
  ['telemetry.sampleRate', { collector, sampleRate: '0.1' }],
  ['telemetry.samplerate', { collector, samplerate: 0.1 }],
])('a wrong %s is named: %j', (key, raw) => {
  expect(parseTelemetry(raw, BASE)).toMatchObject({ ok: false, key });
});
