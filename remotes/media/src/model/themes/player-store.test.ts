import type { Clip } from './clip.ts';
import { clipAt, started, stepped } from './player-store.ts';

const clip = (id: number, isGuarded = false): Clip => ({
  id,
  url: `https://clips.example/${id}.webm`,
  slug: `OP${id}`,
  title: `Song ${id}`,
  artists: [],
  work: { name: 'Paper Moon', to: '/ani/anime/12' },
  isGuarded,
});
const clips = [clip(1), clip(2, true), clip(3), clip(4, true)] as const;
const ids = (queue: readonly Clip[]) => queue.map(({ id }) => id);

it('queues what stands around the chosen clip, without spoilers', () => {
  const state = started(clips, clips[2]);
  expect(ids(state.queue)).toEqual([1, 3]);
  expect(clipAt(state)?.id).toBe(3);
  expect(clipAt(state, -1)?.id).toBe(1);
  expect(clipAt(state, 1)).toBeUndefined();
});

it('plays a spoiler that was chosen itself, and no other', () => {
  const state = started(clips, clips[1]);
  expect(ids(state.queue)).toEqual([1, 2, 3]);
  expect(clipAt(state)?.id).toBe(2);
});

it('plays a clip that is not in its list alone', () => {
  expect(ids(started(clips, clip(9)).queue)).toEqual([9]);
});

it('steps to both sides and stays at the ends', () => {
  const first = started(clips, clips[0]);
  const second = stepped(first, 1);
  expect(clipAt(second)?.id).toBe(3);
  expect(stepped(second, 1)).toBe(second);
  expect(clipAt(stepped(second, -1))?.id).toBe(1);
});

it('counts each start, so that one clip can be played twice', () => {
  const first = started(clips, clips[0]);
  expect(started(clips, clips[0], first).starts).toBe(first.starts + 1);
  expect(stepped(first, 1).starts).toBe(first.starts + 1);
});
