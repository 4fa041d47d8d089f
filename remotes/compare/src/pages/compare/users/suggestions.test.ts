import { suggestions } from './suggestions.ts';

const person = (id: number, name: string) => ({ id, name });
const MIO = person(1, 'mio');
const REN = person(2, 'Ren');
const RENATA = person(3, 'renata');

const source = { text: '', following: [MIO, REN], found: [], compared: [] };

it('are whom the viewer follows, before anything is typed', () => {
  expect(suggestions(source)).toEqual([MIO, REN]);
  expect(suggestions({ ...source, text: '  ' })).toEqual([MIO, REN]);
});

it('leave out who is compared already, however the name is written', () => {
  expect(suggestions({ ...source, compared: ['REN', 'someone'] })).toEqual([MIO]);
});

it('are first those whom the viewer follows, then who was found, each once', () => {
  expect(suggestions({ ...source, text: 'ren', found: [RENATA, REN] })).toEqual([REN, RENATA]);
});

it('have what was found also when it is compared already: the tracker knows that name', () => {
  expect(suggestions({ ...source, text: 'ren', found: [REN], compared: ['ren'] })).toEqual([REN]);
});
