/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { type GridMeasure, useGridMeasure, useVisibleRows } from './use-visible-rows.ts';

class FakeResizeObserver {
  readonly observed: Element[] = [];
  readonly disconnect = jest.fn();
  readonly callback: () => void;

  constructor(callback: () => void) {
    this.callback = callback;
    observers.push(this);
  }

  observe(element: Element): void {
    this.observed.push(element);
  }
}

let observers: FakeResizeObserver[] = [];
const resize = () => act(() => observers.at(-1)?.callback());

beforeEach(() => {
  jest.useFakeTimers();
  observers = [];
  Object.assign(globalThis, { ResizeObserver: FakeResizeObserver, innerHeight: 500 });
});
afterEach(() => jest.useRealTimers());

const boxOf = (top: number, height: number) => ({ top, height }) as DOMRect;

describe('the measure of a grid', () => {
  /** Items as high as what they contain, or as the least height that the page gives them. */
  function setUp() {
    const container = document.createElement('div');
    const grid = container.appendChild(document.createElement('ul'));
    let width = 800;
    Object.defineProperty(container, 'clientWidth', { get: () => width });
    const least = () => Number.parseFloat(container.style.getPropertyValue('--row-height')) || 0;
    const setItems = (...heights: readonly number[]) =>
      grid.replaceChildren(
        ...heights.map((height) => {
          const item = document.createElement('li');
          item.dataset.item = '';
          item.getBoundingClientRect = () => boxOf(0, Math.max(height, least()));
          return item;
        }),
      );
    const style = { rowGap: '10px', gridTemplateColumns: '100px 100px 100px' };
    jest.spyOn(globalThis, 'getComputedStyle').mockImplementation((element) => {
      if (element !== grid) throw new TypeError('Not the grid');
      // The hook reads only these members.
      return style as CSSStyleDeclaration;
    });
    const rendered: GridMeasure[] = [];
    const hook = (current: HTMLElement | null = container) => {
      const ref = { current };
      return renderHook(
        ({ view }) => {
          const measure = useGridMeasure(ref, view);
          rendered.push(measure);
          return measure;
        },
        { initialProps: { view: 'cards' } },
      );
    };
    return {
      container,
      style,
      setItems,
      rendered,
      rowHeight: () => container.style.getPropertyValue('--row-height'),
      setWidth: (next: number) => {
        width = next;
      },
      hook,
    };
  }
  const NOTHING = { columns: 1, line: 0, gap: 0 };

  afterEach(() => jest.restoreAllMocks());

  test('is the highest item with the gap below it, which all items get as their least height', () => {
    const { setItems, hook, rowHeight } = setUp();
    setItems(180, 200, 150);
    expect(hook().result.current).toEqual({ columns: 3, line: 210, gap: 10 });
    expect(rowHeight()).toBe('200px');
  });

  test('has no gap where the styles name none', () => {
    const { setItems, hook, style } = setUp();
    style.rowGap = 'normal';
    setItems(200);
    expect(hook().result.current).toEqual({ columns: 3, line: 200, gap: 0 });
  });

  test('grows with what is in sight, and does not shrink with it', () => {
    const { setItems, hook, rowHeight } = setUp();
    setItems(200);
    const { result } = hook();
    setItems(240);
    resize();
    expect([result.current.line, rowHeight()]).toEqual([250, '240px']);
    setItems(100);
    resize();
    expect([result.current.line, rowHeight()]).toEqual([250, '240px']);
  });

  test('stays when a layout rounds otherwise, and leaves the least height alone', () => {
    const { container, setItems, hook, rowHeight } = setUp();
    setItems(200);
    const { result } = hook();
    const removed = jest.spyOn(container.style, 'removeProperty');
    const written = jest.spyOn(container.style, 'setProperty');
    setItems(200 + 1 / 64);
    resize();
    expect([result.current.line, rowHeight()]).toEqual([210, '200px']);
    expect(removed).not.toHaveBeenCalled();
    expect(written).not.toHaveBeenCalled();
  });

  test('is taken anew when the width is another one', () => {
    const { setItems, hook, rowHeight, setWidth } = setUp();
    setItems(200);
    const { result } = hook();
    setItems(100);
    setWidth(600);
    resize();
    expect([result.current.line, rowHeight()]).toEqual([110, '100px']);
  });

  test.each([
    ['gridTemplateColumns', '100px 100px', { columns: 2, line: 210, gap: 10 }],
    ['rowGap', '5px', { columns: 3, line: 210, gap: 5 }],
  ] as const)('follows the styles of the grid: %s', (name, value, expected) => {
    const { setItems, hook, style } = setUp();
    setItems(200);
    const { result } = hook();
    if (name === 'rowGap') setItems(205);
    style[name] = value;
    resize();
    expect(result.current).toEqual(expected);
  });

  test('renders nothing again when it is the same, nor when there are no items to measure', () => {
    const { setItems, hook, rendered } = setUp();
    setItems(200);
    const { result } = hook();
    const known = result.current;
    // React may render once to find out that nothing has changed.
    resize();
    const before = rendered.length;
    resize();
    setItems();
    resize();
    expect(result.current).toBe(known);
    expect(rendered).toHaveLength(before);
  });

  test('is unknown without items, or while they are hidden', () => {
    const { setItems, hook, rowHeight } = setUp();
    const { result } = hook();
    expect([result.current, rowHeight()]).toEqual([NOTHING, '']);
    setItems(0, 0);
    resize();
    expect([result.current, rowHeight()]).toEqual([NOTHING, '']);
  });

  test('of another view is unknown until it is measured, whatever the one before had', () => {
    const { setItems, hook, rendered, rowHeight } = setUp();
    setItems(200);
    const { result, rerender } = hook();
    setItems(40);
    const before = rendered.length;
    rerender({ view: 'rows' });
    expect(rendered[before]).toEqual(NOTHING);
    expect([result.current.line, rowHeight()]).toEqual([50, '40px']);
    expect(observers[0]?.disconnect).toHaveBeenCalled();
    rerender({ view: 'rows' });
    expect(observers).toHaveLength(2);
    rerender({ view: 'cards' });
    expect(result.current).toEqual({ columns: 3, line: 50, gap: 10 });
  });

  test('follows the size of its container until the page is left', () => {
    const { container, hook } = setUp();
    const { unmount } = hook();
    expect(observers.map(({ observed }) => observed)).toEqual([[container]]);
    unmount();
    expect(observers[0]?.disconnect).toHaveBeenCalledTimes(1);
  });

  test('is unknown without a container', () => {
    expect(setUp().hook(null).result.current).toEqual(NOTHING);
    expect(observers).toEqual([]);
  });
});

describe('the rows in sight', () => {
  /** Lines of three items, 100 pixels high, in a window of 500. */
  const MEASURED: GridMeasure = { columns: 3, line: 100, gap: 10 };
  const UNMEASURED: GridMeasure = { columns: 1, line: 0, gap: 0 };

  function setUp(measured = MEASURED, options: { margin?: number; first?: number } = { margin: 100 }) {
    let top = 0;
    const look = jest.fn(() => boxOf(top, 0));
    const frame = { current: document.createElement('div') as HTMLElement | null };
    if (frame.current) frame.current.getBoundingClientRect = look;
    let renders = 0;
    /** Of each render. */
    const ends: number[] = [];
    const hook = () =>
      renderHook(
        ({ count, measure }) => {
          renders += 1;
          const visible = useVisibleRows(frame, count, measure, options);
          ends.push(visible.to);
          return visible;
        },
        { initialProps: { count: 62, measure: measured } },
      );
    const scrollTo = (y: number, event = 'scroll') => {
      top = -y;
      act(() => {
        dispatchEvent(new Event(event));
        jest.advanceTimersToNextFrame();
      });
    };
    return { frame, hook, look, scrollTo, ends, renders: () => renders };
  }

  test('are those between the margins around the window', () => {
    const { hook, scrollTo } = setUp();
    const { result } = hook();
    expect(result.current).toEqual({ from: 0, to: 18, before: 0, after: 1500 });
    scrollTo(750);
    expect(result.current).toEqual({ from: 18, to: 42, before: 600, after: 700 });
    scrollTo(1500);
    expect(result.current).toEqual({ from: 42, to: 62, before: 1400, after: 0 });
  });

  test('have a margin of 260 pixels where the page names none, and no first ones', () => {
    const { hook } = setUp(MEASURED, {});
    expect(hook().result.current).toEqual({ from: 0, to: 24, before: 0, after: 1300 });
    expect(setUp(UNMEASURED, {}).hook().result.current.to).toBe(0);
  });

  test('are none of a grid that is not in sight yet, whose height has no gap at the end', () => {
    const { hook, scrollTo } = setUp();
    const { result } = hook();
    scrollTo(-5000);
    expect(result.current).toEqual({ from: 0, to: 0, before: 0, after: 2090 });
  });

  test('are none of a grid that was left behind, whose height stands before them', () => {
    const { hook, scrollTo } = setUp();
    const { result } = hook();
    scrollTo(9000);
    expect(result.current).toMatchObject({ to: 62, before: 2100, after: 0 });
    expect(result.current.from).toBeGreaterThanOrEqual(62);
  });

  test('are as many as the page names until something is measured, at most all', () => {
    const { hook } = setUp(UNMEASURED, { first: 14 });
    const { result, rerender } = hook();
    expect(result.current).toEqual({ from: 0, to: 14, before: 0, after: 0 });
    rerender({ count: 5, measure: UNMEASURED });
    expect(result.current.to).toBe(5);
    expect(observers).toEqual([]);
    rerender({ count: 62, measure: MEASURED });
    expect(result.current.to).toBe(24);
  });

  test('are those that were measured, in whole lines, until the first look', () => {
    const { hook, ends } = setUp(UNMEASURED, { first: 14 });
    const { rerender } = hook();
    rerender({ count: 62, measure: MEASURED });
    expect(ends).toEqual([14, 15, 24]);
  });

  test('follow another measure', () => {
    const { hook } = setUp();
    const { result, rerender } = hook();
    rerender({ count: 62, measure: { columns: 2, line: 200, gap: 0 } });
    expect(result.current).toEqual({ from: 0, to: 6, before: 0, after: 5600 });
  });

  test.each(['scroll', 'resize'])('follow a %s, once for each frame', (event) => {
    const { hook, look } = setUp();
    hook();
    look.mockClear();
    act(() => {
      dispatchEvent(new Event(event));
      dispatchEvent(new Event(event));
    });
    expect(look).not.toHaveBeenCalled();
    act(() => jest.advanceTimersToNextFrame());
    expect(look).toHaveBeenCalledTimes(1);
    act(() => {
      dispatchEvent(new Event(event));
      jest.advanceTimersToNextFrame();
    });
    expect(look).toHaveBeenCalledTimes(2);
  });

  test('follow what stands above and grows or shrinks', () => {
    const { hook, look } = setUp();
    hook();
    expect(observers.map(({ observed }) => observed)).toEqual([[document.body]]);
    look.mockClear();
    resize();
    act(() => jest.advanceTimersToNextFrame());
    expect(look).toHaveBeenCalledTimes(1);
  });

  test('render again when the first or the last line is another one, and only then', () => {
    const { hook, scrollTo, renders } = setUp();
    const { result } = hook();
    scrollTo(750);
    // React may render once to find out that nothing has changed.
    scrollTo(760);
    const before = renders();
    scrollTo(770);
    scrollTo(780);
    expect(renders()).toBe(before);
    scrollTo(801);
    expect(result.current).toMatchObject({ from: 21, to: 45 });
    scrollTo(800);
    expect(result.current).toMatchObject({ from: 21, to: 42 });
    scrollTo(799);
    expect(result.current).toMatchObject({ from: 18, to: 42 });
  });

  test('are looked for no more when the page is left, not even in a frame that was asked for', () => {
    const { hook, look } = setUp();
    const { unmount } = hook();
    look.mockClear();
    dispatchEvent(new Event('scroll'));
    unmount();
    for (const event of ['scroll', 'resize']) dispatchEvent(new Event(event));
    expect(jest.getTimerCount()).toBe(0);
    expect(look).not.toHaveBeenCalled();
    expect(observers[0]?.disconnect).toHaveBeenCalledTimes(1);
  });

  test('are none where the grid is not in the page', () => {
    const { frame, hook } = setUp();
    frame.current = null;
    expect(hook().result.current).toEqual({ from: 0, to: 0, before: 0, after: 2090 });
    expect(observers).toEqual([]);
  });
});
