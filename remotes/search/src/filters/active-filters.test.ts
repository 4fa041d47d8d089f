import { parseParams } from '../query/params.ts';
import { activeFilters, withoutFilters } from './active-filters.ts';
import { cycleGenre, genreState } from './genre-cycle.ts';

const parse = (search: string) => parseParams(new URLSearchParams(search));
const labelsOf = (search: string) => activeFilters(parse(search), 'anime').map((filter) => filter.label);

describe('the filters that are set', () => {
  it('have labels, unwanted ones as such', () => {
    expect(
      labelsOf('genre=Fantasy&genre=Coming of Age&excludeGenre=Ecchi&year=2026&format=tv_short&rank=60'),
    ).toEqual(['Fantasy', 'Coming of Age', 'not Ecchi', 'Tags above 60%', '2026', 'TV short']);
    expect(labelsOf('startYear=2000&endYear=2010&onList=false&episodeLesser=26')).toEqual([
      '2000 to 2010',
      'At most 26 episodes',
      'Not on my list',
    ]);
  });

  it('do not count the text and the order', () => {
    expect(labelsOf('q=moon&order=score&sort=asc')).toEqual([]);
  });

  it('are each taken away alone', () => {
    const params = parse('genre=Drama&format=tv&format=movie&season=fall&startYear=2001');
    for (const filter of activeFilters(params, 'anime')) {
      const rest = activeFilters(filter.without, 'anime').map((one) => one.key);
      expect(rest).toEqual(
        activeFilters(params, 'anime')
          .map((one) => one.key)
          .filter((key) => key !== filter.key),
      );
    }
  });

  it('are all taken away at once, while text and order stay', () => {
    expect(withoutFilters(parse('q=moon&order=score&genre=Drama&rating=rx&license=true'))).toEqual(
      parse('q=moon&order=score'),
    );
  });
});

describe('a press on a genre', () => {
  it('includes, then excludes, then leaves it', () => {
    const states = [];
    let params = parse('');
    for (let press = 0; press < 3; press += 1) {
      params = cycleGenre(params, 'Drama');
      states.push(genreState(params, 'Drama'));
    }
    expect(states).toEqual(['included', 'excluded', 'off']);
    expect(params).toEqual(parse(''));
  });
});
