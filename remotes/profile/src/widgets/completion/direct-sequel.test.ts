import { directSequel } from './direct-sequel.ts';
import type { RelatedMedia } from './media-relations.query.ts';

function related(id: number, changes: Partial<RelatedMedia> = {}): RelatedMedia {
  return {
    id,
    type: 'ANIME',
    format: 'TV',
    status: 'FINISHED',
    isAdult: false,
    isLocked: false,
    title: `Title ${id}`,
    coverImage: null,
    startDate: { year: 2020, month: 1, day: 1 },
    mediaListEntry: null,
    relationType: 'SEQUEL',
    ...changes,
  };
}

const anime = { type: 'ANIME', showsAdult: false } as const;
const entry = { id: 9, status: 'PLANNING', progress: 0, score: 0, updatedAt: null } as const;

it('is the sequel, not the prequel, a side story or the source', () => {
  const others = (['PREQUEL', 'SIDE_STORY', 'ADAPTATION'] as const).map((relationType, index) =>
    related(index + 1, { relationType }),
  );
  expect(directSequel([...others, related(7)], anime)?.id).toBe(7);
  expect(directSequel(others, anime)).toBeUndefined();
});

it('of several is the one that came first; what has no date comes last', () => {
  const many = [
    related(1, { startDate: null }),
    related(2, { startDate: { year: 2021, month: null, day: null } }),
    related(3, { startDate: { year: 2021, month: 4, day: 2 } }),
  ];
  expect(directSequel(many, anime)?.id).toBe(3);
});

it.each([
  ['on the list already', { mediaListEntry: entry }],
  ['of the other type', { type: 'MANGA' }],
  ['locked', { isLocked: true }],
  ['cancelled', { status: 'CANCELLED' }],
  ['adult, for an account that hides such works', { isAdult: true }],
] as const)('is none that is %s', (_why, changes) => {
  expect(directSequel([related(1, changes)], anime)).toBeUndefined();
});

it('may be adult for an account that shows such works', () => {
  expect(directSequel([related(1, { isAdult: true })], { type: 'ANIME', showsAdult: true })?.id).toBe(1);
});
