/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type LikeControl, useLike } from '@tsugi/data/controls';
import type { ActivityData } from '@tsugi/data/operations/activity-by-id';
import { LIST_ACTIVITY, MESSAGE_ACTIVITY, TEXT_ACTIVITY } from '../../testing/activity.ts';
import { showPage } from '../../testing/show-page.tsx';
import { ActivityRow } from './ActivityRow.tsx';
import { ActivityText } from './ActivityText.tsx';

jest.mock('@tsugi/data/controls', () => ({ useLike: jest.fn() }));

const toggle = jest.fn();

beforeEach(() => {
  toggle.mockClear();
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

function show(activity: ActivityData, like: Partial<LikeControl> = {}, hidesCover = false) {
  jest.mocked(useLike).mockReturnValue({
    isLiked: false,
    likeCount: 2,
    toggle,
    disabled: false,
    isWaiting: false,
    error: undefined,
    ...like,
  });
  return showPage(
    '/',
    () => <ActivityRow activity={activity} Text={ActivityText} hidesCover={hidesCover} />,
    '/',
  );
}

const link = (name: string) => screen.getByRole('link', { name });

test('progress on a list names the person, the title, and leads to the replies', () => {
  const { container } = show(LIST_ACTIVITY);
  expect(container).toHaveTextContent(/ren .* agoWatched episode 5 of Paper Moon/);
  expect(link('ren')).toHaveAttribute('href', '/user/ren');
  expect(link('Paper Moon')).toHaveAttribute('href', '/ani/anime/9/paper-moon');
  expect(link('Replies 3')).toHaveAttribute('href', '/activity/7');
  expect(container.querySelector('img')).toHaveAttribute('src', 'https://pictures.example/cover.png');
});

test('a cover that is not for this user is left out', () => {
  const { container } = show(LIST_ACTIVITY, {}, true);
  expect(link('Paper Moon')).toBeInTheDocument();
  expect(container.querySelector('img')).toBeNull();
});

test('a message says to whom, and that it is private', () => {
  const { container } = show(MESSAGE_ACTIVITY);
  expect(container).toHaveTextContent('ren to mio (private)');
  expect(link('mio')).toHaveAttribute('href', '/user/mio');
});

test('a text of a deleted user still stands there', () => {
  const { container } = show({ ...TEXT_ACTIVITY, user: null });
  expect(container).toHaveTextContent(/Somebody .* agoA quiet evening\./);
  expect(screen.getByText('quiet').tagName).toBe('STRONG');
});

test('a press of the heart toggles the like, whose state can be heard', async () => {
  show(TEXT_ACTIVITY, { isLiked: true, likeCount: 3 });
  const heart = screen.getByRole('button', { name: 'Like 3', pressed: true });
  await userEvent.click(heart);
  expect(toggle).toHaveBeenCalledTimes(1);
});

test('a signed-out user learns why the heart does nothing', async () => {
  show(TEXT_ACTIVITY, { disabled: true });
  const heart = screen.getByRole('button', { name: /^Like/ });
  expect(heart).toHaveAttribute('aria-disabled', 'true');
  expect(heart).toHaveAttribute('title', 'Log in to like this');
  await userEvent.click(heart);
  expect(toggle).not.toHaveBeenCalled();
});
