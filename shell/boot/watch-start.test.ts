/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { screen } from '@testing-library/dom';
import { watchStart } from './watch-start.ts';

beforeEach(() => {
  jest.useFakeTimers();
  const [, body = ''] = /<body>([\s\S]*)<\/body>/.exec(readFileSync('shell/index.html', 'utf8')) ?? [];
  document.body.innerHTML = body;
  watchStart();
});
afterEach(() => jest.useRealTimers());

const main = () => screen.getByRole('main');

test('an empty page says after a second that it is loading', () => {
  jest.advanceTimersByTime(999);
  expect(main()).not.toHaveTextContent('Loading');
  jest.advanceTimersByTime(1);
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
});

test('after eight seconds it offers to wait and to try again', () => {
  jest.advanceTimersByTime(8000);
  expect(screen.getByRole('status')).toHaveTextContent('This page takes longer than usual to arrive.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  screen.getByRole('button', { name: 'Keep waiting' }).click();
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  jest.advanceTimersByTime(8000);
  expect(screen.getByRole('button', { name: 'Keep waiting' })).toBeInTheDocument();
});

test.each(['<h1>An error</h1>', '<div>A first screen</div>'])('nothing is added beside %s', (content) => {
  main().innerHTML += content;
  const before = main().innerHTML;
  jest.advanceTimersByTime(20_000);
  expect(main().innerHTML).toBe(before);
});

test('a page that the shell has rendered is left alone', () => {
  main().removeAttribute('aria-busy');
  jest.advanceTimersByTime(20_000);
  expect(main()).not.toHaveTextContent('Loading');
});

test('a skeleton stands until the wait is long', () => {
  main().innerHTML = '<div>A skeleton</div>';
  main().dataset.skeleton = 'yes';
  jest.advanceTimersByTime(7999);
  expect(main()).toHaveTextContent('A skeleton');
  jest.advanceTimersByTime(1);
  expect(main()).not.toHaveTextContent('A skeleton');
  expect(screen.getByRole('button', { name: 'Keep waiting' })).toBeInTheDocument();
});

test('the page is loaded again on request', () => {
  jest.advanceTimersByTime(8000);
  const notImplemented = jest.spyOn(console, 'error').mockImplementation(() => {});
  screen.getByRole('button', { name: 'Try again' }).click();
  // All that jsdom does when a page is loaded again.
  expect(notImplemented).toHaveBeenCalledWith(expect.objectContaining({ type: 'not implemented' }));
  notImplemented.mockRestore();
});

test('it says one thing at a time, and says it until the page comes', () => {
  jest.advanceTimersByTime(8000);
  expect(document.querySelectorAll('.starting')).toHaveLength(1);
  screen.getByRole('button', { name: 'Keep waiting' }).click();
  expect(document.querySelectorAll('.starting')).toHaveLength(1);
  jest.advanceTimersByTime(7999);
  expect(main()).toHaveTextContent('Loading');
});

test('a skeleton is not joined by words that the page loads', () => {
  main().innerHTML = '<div>A skeleton</div>';
  main().dataset.skeleton = 'yes';
  jest.advanceTimersByTime(1000);
  expect(main().textContent).toBe('A skeleton');
});
