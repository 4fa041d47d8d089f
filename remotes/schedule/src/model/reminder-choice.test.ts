/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import {
  chooseReminders,
  isReminded,
  NO_REMINDERS,
  reminderChoice,
  useReminderChoice,
  withTitle,
} from './reminder-choice.ts';

const KEY = 'tsugi.schedule.reminders';

afterEach(() => localStorage.clear());

it('a choice is stored for the account that made it, and is none of another one', () => {
  const choice = { ...NO_REMINDERS, all: true, titles: [4], badge: true };
  chooseReminders(7, choice);
  expect(reminderChoice(7)).toEqual(choice);
  expect(reminderChoice(8)).toEqual(NO_REMINDERS);
  expect(reminderChoice(undefined)).toEqual(NO_REMINDERS);
  const others = { ...NO_REMINDERS, titles: [9] };
  chooseReminders(8, others);
  expect([reminderChoice(7), reminderChoice(8)]).toEqual([choice, others]);
  chooseReminders(7, NO_REMINDERS);
  expect([reminderChoice(7), reminderChoice(8)]).toEqual([NO_REMINDERS, others]);
});

it('the choice of an earlier release is that of its account, until that one chooses anew', () => {
  localStorage.setItem(KEY, '{"owner":7,"all":true}');
  expect(reminderChoice(7).all).toBe(true);
  expect(reminderChoice(8).all).toBe(false);
  chooseReminders(8, { ...NO_REMINDERS, badge: true });
  expect(reminderChoice(7).all).toBe(true);
  chooseReminders(7, NO_REMINDERS);
  expect(reminderChoice(7)).toEqual(NO_REMINDERS);
  expect(reminderChoice(8).badge).toBe(true);
  expect(localStorage.getItem(KEY)).toBeNull();
});

it('a damaged choice is none', () => {
  for (const text of ['{', '[]', '{"owner":7,"titles":"x","all":"yes","without":[null,3]}']) {
    localStorage.setItem(KEY, text);
    expect(reminderChoice(7)).toMatchObject({ all: false, titles: [], badge: false });
  }
});

it('components follow this tab and others', () => {
  const { result } = renderHook(() => useReminderChoice(7));
  act(() => chooseReminders(7, { ...NO_REMINDERS, all: true }));
  expect(result.current.all).toBe(true);
  localStorage.setItem(`${KEY}.7`, JSON.stringify({ owner: 7, titles: [3] }));
  act(() => void dispatchEvent(new StorageEvent('storage', { key: `${KEY}.7` })));
  expect(result.current.titles).toEqual([3]);
});

it('a title is taken in or out, with and without all that is watched', () => {
  const one = withTitle(NO_REMINDERS, 5, true, true);
  expect(isReminded(one, 5, true)).toBe(true);
  expect(isReminded(one, 6, true)).toBe(false);
  const all = { ...NO_REMINDERS, all: true };
  expect(isReminded(all, 5, true)).toBe(true);
  // What is not watched is not among it.
  expect(isReminded(all, 5, false)).toBe(false);
  const but = withTitle(all, 5, true, false);
  expect(isReminded(but, 5, true)).toBe(false);
  expect(isReminded(but, 6, true)).toBe(true);
  expect(withTitle(but, 5, true, true)).toEqual(all);
  expect(isReminded(withTitle(all, 9, false, true), 9, false)).toBe(true);
});
