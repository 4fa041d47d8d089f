import { stylesOf } from './first-screen-files.mjs';

const CARD = '.mediaC3{color:#fff}.mediaA1{margin:.5em}';
const LIST = '@media (width<48em){.mediaB_2{color:red}}';
const shown = '.mediaA1{margin:.5em}@media (width<48em){.mediaB_2>.mediaA1:hover{color:red}}';

/** @param {(readonly [string, string])[]} sheets */
const chosen = (...sheets) => stylesOf({ own: 'own.css', shown, sheets });

test('a first screen is shown with the one style sheet of its page that has its classes', () => {
  expect(chosen(['list.css', LIST], ['page.css', CARD + LIST])).toEqual({ style: 'page.css' });
});

test('with all of its page when none has every class, and with its own in shells that take one', () => {
  const styles = ['card.css', 'list.css'];
  expect(chosen(['card.css', CARD], ['list.css', LIST])).toEqual({ style: 'own.css', styles });
});

test('with its own when those of the page lack a class', () => {
  expect(chosen(['card.css', CARD])).toEqual({ style: 'own.css' });
  expect(chosen()).toEqual({ style: 'own.css' });
});
