import { listCard } from '@tsugi/data/testing';
import { FLAGS, flagsOf, flagTest } from './entry-flags.ts';

const OPEN = {
  private: undefined,
  notes: undefined,
  repeat: undefined,
  missingStart: undefined,
  missingScore: undefined,
};
const ENTRIES = {
  private: listCard(1, { private: true }),
  notes: listCard(1, { notes: 'a note' }),
  repeat: listCard(1, { repeat: 1 }),
  missingStart: listCard(1, { startedAt: null }),
  missingScore: listCard(1),
} as const;
const none = listCard(1, {
  private: false,
  notes: '',
  repeat: 0,
  startedAt: { year: 2020, month: null, day: null },
});

test.each(['private', 'notes', 'repeat', 'missingStart', 'missingScore'] as const)(
  '%s on passes what has it, off what has not, and undefined both',
  (name) => {
    const has = flagsOf(ENTRIES[name], name !== 'missingScore');
    const hasNot = flagsOf(none, true);
    expect([has & FLAGS[name], hasNot & FLAGS[name]]).toEqual([FLAGS[name], 0]);
    const passes = (wanted: boolean | undefined, flags: number) => {
      const test = flagTest({ ...OPEN, [name]: wanted });
      return (flags & test.looked) === test.wanted;
    };
    expect([passes(true, has), passes(true, hasNot)]).toEqual([true, false]);
    expect([passes(false, has), passes(false, hasNot)]).toEqual([false, true]);
    expect([passes(undefined, has), passes(undefined, hasNot)]).toEqual([true, true]);
  },
);
