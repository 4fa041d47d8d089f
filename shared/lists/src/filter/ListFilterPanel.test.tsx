/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { SORT_LABELS, type TitleFilter } from './filter.ts';
import { ListFilterPanel, type ListFilterPanelProps } from './ListFilterPanel.tsx';

type Sort = keyof typeof SORT_LABELS;

const NONE: TitleFilter<Sort> = {
  search: '',
  genre: [],
  format: [],
  status: [],
  userStatus: [],
  countryOfOrigin: [],
  year: undefined,
  isAdult: undefined,
  private: undefined,
  notes: undefined,
  repeat: undefined,
  missingStart: undefined,
  missingScore: undefined,
  sort: 'updated',
  reverse: false,
};

interface Shown extends Partial<Omit<ListFilterPanelProps<Sort>, 'filter'>> {
  readonly filter?: Partial<TitleFilter<Sort>>;
}

function show({ filter, ...props }: Shown) {
  const onChange = jest.fn();
  render(
    <ListFilterPanel<Sort>
      name="format"
      label="Format"
      trigger={<button type="button">Open</button>}
      open
      onOpenChange={() => {}}
      type="anime"
      labels={{
        userStatus: 'List status',
        sorts: SORT_LABELS,
        switches: { private: ['Private', 'Only', 'None'], notes: ['Notes', 'With', 'Without'] },
      }}
      names={{ tag: ['Band', 'Time'] }}
      passed={undefined}
      onChange={onChange}
      {...props}
      filter={{ ...NONE, ...filter }}
    />,
  );
  return onChange;
}

const boxes = () => screen.getAllByRole('checkbox', { hidden: true });
const names = (elements: readonly HTMLElement[]) =>
  elements.map((element) => element.closest('label')?.textContent);
const press = (label: string) => fireEvent.click(screen.getByLabelText(label));

test.each([
  [undefined, 'Done'],
  [0, 'Show 0 titles'],
  [1, 'Show 1 title'],
  [1200, 'Show 1,200 titles'],
])('when %s titles pass its button says %s', (passed, text) => {
  show({ passed });
  expect(screen.getByText(text)).toBeInTheDocument();
});

test.each([
  ['format', 'sm', 'start'],
  ['more', 'lg', 'end'],
  ['sort', 'sm', 'end'],
])('the choices of %s are as wide as they need, and stay inside the window', (name, size, align) => {
  show({ name });
  expect(document.querySelector('[data-size]:has(fieldset)')).toHaveAttribute('data-size', size);
  expect(document.querySelector('[data-align]')).toHaveAttribute('data-align', align);
});

test('formats are those of the type, and a choice adds one', () => {
  const onChange = show({ type: 'manga', filter: { format: ['NOVEL'] } });
  expect(names(boxes())).toEqual(['Manga', 'Light novel', 'One shot']);
  press('Manga');
  expect(onChange).toHaveBeenCalledWith({ format: ['NOVEL', 'MANGA'] });
});

test('the status of an entry has the words of the type', () => {
  const onChange = show({ name: 'userStatus', type: 'manga' });
  press('Reading');
  expect(onChange).toHaveBeenCalledWith({ userStatus: ['CURRENT'] });
});

test('the status of a title is another filter', () => {
  const onChange = show({ name: 'status' });
  press('Finished');
  expect(onChange).toHaveBeenCalledWith({ status: ['FINISHED'] });
});

test.each(['genre', 'tag', 'studio'])('any known %s can be looked for', (name) => {
  const onChange = show({ name, names: { [name]: ['Band', 'Time'] } });
  fireEvent.change(screen.getByLabelText(`Find a ${name}`), { target: { value: 'ba' } });
  expect(names(boxes())).toEqual(['Band']);
  press('Band');
  expect(onChange).toHaveBeenCalledWith({ [name]: ['Band'] });
});

test('without known studios there is nothing to choose', () => {
  show({ name: 'studio' });
  expect(screen.queryAllByRole('checkbox', { hidden: true })).toEqual([]);
});

test('a year is typed', () => {
  const onChange = show({ name: 'year' });
  fireEvent.change(screen.getByLabelText(/^Release year/), { target: { value: '2021' } });
  expect(onChange).toHaveBeenCalledWith({ year: 2021 });
});

test('more has the choices of the page, its switches and the countries', () => {
  const onChange = show({ name: 'more', children: <p>Of this page</p> });
  expect(screen.getByText('Of this page')).toBeInTheDocument();
  press('Without');
  expect(onChange).toHaveBeenLastCalledWith({ notes: false });
  press('South Korea');
  expect(onChange).toHaveBeenLastCalledWith({ countryOfOrigin: ['KR'] });
  expect(screen.getByText('Country')).toBeInTheDocument();
});

test('where private entries cannot be told apart only that switch says why, and cannot be set', () => {
  show({ name: 'more', privateReason: 'Only your own list says which are private' });
  expect(screen.getAllByText('Only your own list says which are private')).toHaveLength(1);
  expect(screen.getByLabelText('Only')).toBeDisabled();
  expect(screen.getByLabelText('With')).toBeEnabled();
});

test('orders are those of the type, and can be turned round', () => {
  const onChange = show({ name: 'sort' });
  expect(screen.queryByLabelText('Chapters')).not.toBeInTheDocument();
  press('Episodes');
  expect(onChange).toHaveBeenLastCalledWith({ sort: 'episodes' });
  press('Reverse order');
  expect(onChange).toHaveBeenLastCalledWith({ reverse: true });
});

test('a filter that only the page has shows its choices alone', () => {
  show({ name: 'users', children: <p>Of this page</p> });
  expect(screen.getByText('Of this page')).toBeInTheDocument();
  expect(screen.queryAllByRole('checkbox', { hidden: true })).toEqual([]);
});
