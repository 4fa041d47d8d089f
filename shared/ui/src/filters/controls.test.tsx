/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { CheckList } from './CheckList.tsx';
import { ChoiceList } from './ChoiceList.tsx';
import { optionsOf } from './filter-option.ts';
import { IncludeExcludeList } from './IncludeExcludeList.tsx';
import { NumberRange } from './NumberRange.tsx';
import type { NumberBounds } from './number-bounds.ts';
import { OnOffFilter } from './OnOffFilter.tsx';
import { ReleaseYearField } from './ReleaseYearField.tsx';
import { SortFilter } from './SortFilter.tsx';
import { ValueSlider } from './ValueSlider.tsx';
import { type YearChoice, YearFilter } from './YearFilter.tsx';

/** Keeps the value of a control and tells the test each change. */
function Holder<T>(props: {
  readonly start: T;
  readonly onValue: (value: T) => void;
  readonly children: (value: T, onChange: (value: T) => void) => ReactNode;
}) {
  const [value, setValue] = useState(props.start);
  return props.children(value, (next) => {
    setValue(next);
    props.onValue(next);
  });
}

function show<T>(start: T, children: (value: T, onChange: (value: T) => void) => ReactNode) {
  const onValue = jest.fn<void, [T]>();
  render(
    <Holder start={start} onValue={onValue}>
      {children}
    </Holder>,
  );
  return { last: () => onValue.mock.lastCall?.[0], onValue };
}

const box = (name: string) => screen.getByRole('textbox', { name });

describe('a range of numbers', () => {
  const range = (start: NumberBounds) =>
    show(start, (value, onChange) => (
      <NumberRange legend="Episodes" min={0} max={500} value={value} onChange={onChange} slider openEnd />
    ));

  it('can be typed from 100 to 200 without a box changing under the hand', async () => {
    const { last } = range({ from: 10, to: 50 });
    await userEvent.clear(box('Episodes: From'));
    await userEvent.type(box('Episodes: From'), '100');
    expect(box('Episodes: To')).toHaveValue('50');
    await userEvent.tab();
    await userEvent.clear(box('Episodes: To'));
    await userEvent.type(box('Episodes: To'), '200');
    expect([box('Episodes: From'), box('Episodes: To')].map((one) => one.getAttribute('value'))).toEqual([
      '100',
      '200',
    ]);
    expect(last()).toEqual({ from: 100, to: 200 });
  });

  it('swaps its bounds once both boxes are left', async () => {
    const { last, onValue } = range({ from: undefined, to: 50 });
    await userEvent.type(box('Episodes: From'), '80');
    expect(onValue.mock.calls.every(([{ from }]) => from !== 80)).toBe(true);
    await userEvent.click(document.body);
    expect(last()).toEqual({ from: 50, to: 80 });
    expect(box('Episodes: From')).toHaveValue('50');
  });

  it('takes no letter, not even e, and returns to its number when left with another', async () => {
    const { last } = range({ from: 12, to: undefined });
    await userEvent.type(box('Episodes: From'), 'e');
    expect(box('Episodes: From')).toHaveValue('12');
    await userEvent.type(box('Episodes: From'), '9');
    expect(last()).toEqual({ from: 129, to: undefined });
    await userEvent.clear(box('Episodes: To'));
    await userEvent.type(box('Episodes: To'), '999');
    expect(box('Episodes: To')).toHaveValue('999');
    await userEvent.tab();
    expect(box('Episodes: To')).toHaveValue('');
    expect(last()).toEqual({ from: 129, to: undefined });
  });

  it.each(['600', '1200', '99999'])(
    'counts %s as the limit of 150, not as its first digits',
    async (text) => {
      const { last } = show({ from: undefined, to: undefined }, (value: NumberBounds, onChange) => (
        <NumberRange legend="Minutes" min={0} max={150} value={value} onChange={onChange} />
      ));
      await userEvent.type(box('Minutes: To'), text);
      expect(last()).toEqual({ from: undefined, to: 150 });
      await userEvent.tab();
      expect(box('Minutes: To')).toHaveValue('150');
    },
  );

  it('is moved by its thumbs, whose ends are open and which do not pass each other', () => {
    const { last } = range({ from: undefined, to: 100 });
    const lower = screen.getByRole('slider', { name: 'Episodes: lower end' });
    fireEvent.change(lower, { target: { value: '12' } });
    expect(last()).toEqual({ from: 12, to: 100 });
    fireEvent.change(lower, { target: { value: '300' } });
    expect(last()).toEqual({ from: 100, to: 100 });
    fireEvent.change(screen.getByRole('slider', { name: 'Episodes: upper end' }), {
      target: { value: '500' },
    });
    expect(last()).toEqual({ from: 100, to: undefined });
  });
});

it('a year clears the range, and a range the year', async () => {
  const start: YearChoice = { year: undefined, from: undefined, to: undefined };
  const { last } = show(start, (value, onChange) => (
    <YearFilter min={1970} max={2028} value={value} onChange={onChange} />
  ));
  await userEvent.click(screen.getByRole('radio', { name: '2022' }));
  expect(last()).toEqual({ year: 2022, from: undefined, to: undefined });
  await userEvent.type(box('Or a range: From'), '1999');
  expect(last()).toEqual({ year: undefined, from: 1999, to: undefined });
  await userEvent.click(screen.getByRole('radio', { name: '2000' }));
  expect(last()).toEqual({ year: 2000, from: undefined, to: undefined });
});

it('options are found by typing, and Enter takes the first that can be chosen', async () => {
  const { last } = show<readonly number[]>([], (value, onChange) => (
    <CheckList
      legend="Sites"
      search="Find a site"
      options={[
        { value: 1, label: 'Netflix', disabledReason: 'Only for anime.' },
        { value: 2, label: 'Net Comics' },
        { value: 3, label: 'Hulu' },
      ]}
      value={value}
      onChange={onChange}
    />
  ));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find a site' }), 'net{Enter}');
  expect(last()).toEqual([2]);
  expect(screen.queryByRole('checkbox', { name: 'Hulu' })).not.toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Netflix' })).toBeDisabled();
  expect(screen.getByRole('checkbox', { name: 'Netflix' })).toHaveAccessibleDescription('Only for anime.');
});

it('a choice that has lost its effect can still be taken back', async () => {
  const { last } = show<readonly string[]>(['G'], (value, onChange) => (
    <CheckList
      legend="Rating"
      options={[{ value: 'G', label: 'G', disabledReason: 'Not known here.' }]}
      value={value}
      onChange={onChange}
    />
  ));
  await userEvent.click(screen.getByRole('checkbox', { name: 'G' }));
  expect(last()).toEqual([]);
});

it('one press of an option includes, the second excludes, the third leaves it', async () => {
  const { last } = show(
    { included: [] as readonly string[], excluded: [] as readonly string[] },
    (value, onChange) => (
      <IncludeExcludeList
        search="Find a genre"
        groups={[
          {
            label: 'Genres',
            options: [
              { value: 'Drama', label: 'Drama' },
              { value: 'Horror', label: 'Horror' },
            ],
          },
        ]}
        value={value}
        onChange={onChange}
      />
    ),
  );
  const genres = within(screen.getByRole('group', { name: 'Genres' }));
  await userEvent.click(genres.getByRole('button', { name: /^Drama ?, press to include/ }));
  await userEvent.click(genres.getByRole('button', { name: /^Drama ?, included/ }));
  expect(last()).toEqual({ included: [], excluded: ['Drama'] });
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find a genre' }), 'hor{Enter}');
  expect(last()).toEqual({ included: ['Horror'], excluded: ['Drama'] });
});

it('a slider at its lower end sets nothing, and says why it cannot be used', () => {
  const { last } = show<number | undefined>(undefined, (value, onChange) => (
    <ValueSlider
      label="Tags above"
      min={0}
      max={100}
      value={value}
      onChange={onChange}
      format={(percent) => (percent === undefined ? 'any' : `${percent}%`)}
    />
  ));
  const slider = screen.getByRole('slider', { name: 'Tags above' });
  fireEvent.change(slider, { target: { value: '60' } });
  expect(last()).toBe(60);
  expect(slider).toHaveAttribute('aria-valuetext', '60%');
  fireEvent.change(slider, { target: { value: '0' } });
  expect(last()).toBeUndefined();
});

it('arrow keys move a single choice', async () => {
  const { last } = show<string | undefined>('TV', (value, onChange) => (
    <ChoiceList
      legend="Format"
      options={[
        { value: 'TV', label: 'TV' },
        { value: 'OVA', label: 'OVA' },
      ]}
      value={value}
      onChange={onChange}
    />
  ));
  screen.getByRole('radio', { name: 'TV' }).focus();
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(last()).toBe('OVA'));
});

describe('a filter that is on, off, or does not matter', () => {
  const onOff = (start: boolean | undefined, disabledReason?: string) =>
    show(start, (value, onChange) => (
      <OnOffFilter
        label="Notes"
        on="With notes"
        off="Without notes"
        value={value}
        onChange={onChange}
        disabledReason={disabledReason}
      />
    ));
  const position = (name: string) => screen.getByRole('radio', { name });

  it('has a position for each', async () => {
    const { last } = onOff(undefined);
    expect(position('Any')).toBeChecked();
    await userEvent.click(position('With notes'));
    expect(last()).toBe(true);
    await userEvent.click(position('Without notes'));
    expect(last()).toBe(false);
    await userEvent.click(position('Any'));
    expect(last()).toBeUndefined();
  });

  it('says why it cannot be set, and can be taken back', async () => {
    onOff(undefined, 'Only their owner sees notes.');
    expect(screen.getByText('Only their owner sees notes.')).toBeVisible();
    expect(position('With notes')).toBeDisabled();
    cleanup();
    const { last } = onOff(true, 'Only their owner sees notes.');
    await userEvent.click(position('Any'));
    expect(last()).toBeUndefined();
  });
});

it('a year of release is any of four digits, 0 for none, and nothing when it is emptied', async () => {
  const { last } = show<number | undefined>(undefined, (value, onChange) => (
    <ReleaseYearField value={value} onChange={onChange} />
  ));
  const year = screen.getByRole('spinbutton', { name: 'Release year, 0 for none' });
  await userEvent.type(year, '1e9-98');
  expect(last()).toBe(1998);
  await userEvent.type(year, '7');
  expect(last()).toBe(9999);
  await userEvent.clear(year);
  expect(last()).toBeUndefined();
  await userEvent.type(year, '0');
  expect(last()).toBe(0);
});

it('an order is chosen from a list, and turned round', async () => {
  const onReverse = jest.fn();
  const sorts = optionsOf(['score', 'title'], (sort) => sort.toUpperCase());
  const { last } = show('score', (value, onChange) => (
    <SortFilter options={sorts} value={value} onChange={onChange} reverse={false} onReverse={onReverse} />
  ));
  await userEvent.click(screen.getByRole('radio', { name: 'TITLE' }));
  expect(last()).toBe('title');
  await userEvent.click(screen.getByRole('switch', { name: 'Reverse order' }));
  expect(onReverse).toHaveBeenCalledWith(true);
});
