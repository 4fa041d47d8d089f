import { frameWidgets, removeFromFrame, showInFrame, subscribeToFrameWidgets } from './frame-widgets.ts';

const player = { remote: 'media', name: 'player' };

afterEach(() => removeFromFrame(player));

it('keeps a widget that is shown before the frame listens', () => {
  showInFrame(player);
  expect(frameWidgets()).toEqual([player]);
});

it('shows a widget once, and says when it comes and goes', () => {
  const listener = jest.fn();
  const stop = subscribeToFrameWidgets(listener);
  showInFrame(player);
  showInFrame({ ...player });
  expect(frameWidgets()).toEqual([player]);
  expect(listener).toHaveBeenCalledTimes(1);
  removeFromFrame({ ...player });
  expect(frameWidgets()).toEqual([]);
  removeFromFrame(player);
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  showInFrame(player);
  expect(listener).toHaveBeenCalledTimes(2);
});

it('is one list for every copy of the module in the page', () => {
  showInFrame(player);
  jest.isolateModules(() => {
    const copy: typeof import('./frame-widgets.ts') = require('./frame-widgets.ts');
    expect(copy.frameWidgets()).toBe(frameWidgets());
  });
});

it('gives the same list until it changes, as useSyncExternalStore needs', () => {
  showInFrame(player);
  expect(frameWidgets()).toBe(frameWidgets());
});

it('tells widgets of one remote apart, and widgets of one name', () => {
  const [player, queue, other] = [
    { remote: 'media', name: 'player' },
    { remote: 'media', name: 'queue' },
    { remote: 'search', name: 'player' },
  ];
  for (const widget of [player, queue, other]) if (widget) showInFrame(widget);
  expect(frameWidgets()).toEqual(expect.arrayContaining([player, queue, other]));
  if (queue) removeFromFrame(queue);
  expect(frameWidgets()).toEqual(expect.arrayContaining([player, other]));
  expect(frameWidgets()).not.toContainEqual(queue);
});
