import fc from 'fast-check';
import { NO_PARAMS, searchPath } from '../../filters/params.ts';
import { textSearchPath } from './text-search-path.ts';

it('writes a text as the search page does', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(textSearchPath('anime', text)).toBe(
        searchPath('/search/anime', { ...NO_PARAMS, q: text.trim() }),
      );
    }),
  );
});
