import fc from 'fast-check';
import { formatSocialTab, parseSocialTab } from './params.ts';

test('a tab survives the way into the URL and back', () => {
  fc.assert(
    fc.property(fc.constantFrom('following' as const, 'followers' as const), (tab) => {
      expect(parseSocialTab(new URLSearchParams(formatSocialTab(tab).toString()))).toBe(tab);
    }),
  );
});

test('any URL gives a tab, and the first one stays out of it', () => {
  fc.assert(
    fc.property(fc.string(), (search) => {
      expect(['following', 'followers']).toContain(parseSocialTab(new URLSearchParams(search)));
    }),
  );
  expect(formatSocialTab('following').toString()).toBe('');
});
