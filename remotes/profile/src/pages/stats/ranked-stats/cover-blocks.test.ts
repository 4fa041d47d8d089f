import fc from 'fast-check';
import { CARDS_OF_GROUP, firstCoverIds, groupsOf, moreCoverIds } from './cover-blocks.ts';

const ids = fc.uniqueArray(fc.nat());

test('the first covers of a group fit into one request, whatever the cards are', () => {
  fc.assert(
    fc.property(fc.array(ids, { maxLength: CARDS_OF_GROUP }), (lists) => {
      const first = firstCoverIds(lists);
      expect(first.length).toBeLessThanOrEqual(50);
      expect(new Set(first).size).toBe(first.length);
      expect(firstCoverIds(lists.toReversed())).toEqual(first);
    }),
  );
});

test('six come first, and all others follow in their order', () => {
  fc.assert(
    fc.property(ids, (list) => {
      expect([...list.slice(0, 6), ...moreCoverIds(list).flat()]).toEqual(list);
      expect(firstCoverIds([list])).toHaveLength(Math.min(6, list.length));
    }),
  );
});

test('groups keep every card in its order', () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), (cards) => {
      expect(groupsOf(cards).flat()).toEqual(cards);
    }),
  );
});
