import { chosenPages } from './pages.mjs';

const pages = [
  { name: 'home, signed out' },
  { name: 'home, signed in' },
  { name: 'search' },
  { name: 'media' },
];
const namesOf = (chosen) => chosenPages(pages, chosen).map(({ name }) => name);

test('without a choice all pages are measured', () => {
  expect(namesOf(undefined)).toHaveLength(4);
});

test('pages are chosen by the beginnings of their names', () => {
  expect(namesOf('media,search')).toEqual(['search', 'media']);
  expect(namesOf('home')).toEqual(['home, signed out', 'home, signed in']);
  expect(namesOf('home signed in, media')).toEqual(['home, signed in', 'media']);
});

test('a page that does not exist is an error that names those that do', () => {
  expect(() => namesOf('serch')).toThrow(
    'No page "serch". There are: home signed out, home signed in, search',
  );
});
