import { createSwitches } from './switches.mjs';

const setUp = () => {
  let microseconds = 0;
  const switches = createSwitches(RangeError, (began) => ({
    user: microseconds - (began?.user ?? 0),
    system: 0,
  }));
  const pass = (times) => {
    for (let time = 0; time < times; time += 1) if (switches.activeMutant !== '7') return false;
    return true;
  };
  const useProcessor = (ms) => {
    microseconds += ms * 1000;
  };
  switches.activeMutant = '7';
  return { switches, pass, useProcessor };
};

test('code that runs into its limit meets an error at each switch, until the next limit', () => {
  const { switches, pass, useProcessor } = setUp();
  switches.limit(100);
  useProcessor(101);
  expect(() => pass(1000)).toThrow(RangeError);
  expect(() => pass(1)).toThrow('without an end');
  switches.limit(100);
  expect(pass(1000)).toBe(true);
});

test('code within its limit, or without one, passes the switches as often as it likes', () => {
  const { switches, pass, useProcessor } = setUp();
  useProcessor(1_000_000);
  expect(pass(1000)).toBe(true);
  switches.limit(100);
  useProcessor(100);
  expect(pass(1000)).toBe(true);
});
