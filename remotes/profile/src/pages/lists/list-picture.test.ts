import { listCard } from '@tsugi/data/testing';
import { listPicture } from './list-picture.ts';

const card = (id: number, more: { readonly private?: boolean; readonly isAdult?: boolean } = {}) =>
  listCard(id, {
    score: 9,
    score100: 90,
    private: more.private ?? false,
    media: {
      isAdult: more.isAdult ?? false,
      coverImage: { large: `https://pictures.example/${id}.jpg`, extraLarge: null, color: `#00000${id}` },
      averageScore: 91,
    },
  });

test('a list is drawn with its name, its length and its first covers, and without any score', () => {
  const picture = listPicture('anime', 'aoi', { cards: [card(1), card(2)], passed: 12, listName: undefined });
  expect(picture).toEqual({
    title: 'aoi: Anime list',
    facts: ['12 titles'],
    covers: ['https://pictures.example/1.jpg', 'https://pictures.example/2.jpg'],
    color: '#000001',
  });
  expect(listPicture('manga', 'aoi', { cards: [], passed: 1, listName: 'Best' })).toEqual({
    title: 'aoi: Best',
    facts: ['1 title'],
    covers: [],
    color: null,
  });
});

test('what is private is not given away, and no adult cover is drawn', () => {
  const cards = [card(1, { private: true }), card(2, { isAdult: true }), card(3)];
  expect(listPicture('anime', 'aoi', { cards, passed: 3, listName: 'Completed' }).covers).toEqual([
    'https://pictures.example/3.jpg',
  ]);
});
