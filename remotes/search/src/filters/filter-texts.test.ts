import { ENGINES } from '../engines/engines.ts';
import { headerOf } from '../model/header.ts';
import { activeFilters } from './filter-texts.ts';
import type { FilterContext } from './params.ts';
import { parseParams, type SearchParams, withoutFilters } from './params.ts';
import { sitesText } from './SiteNames.tsx';

const parse = (search: string) => parseParams(new URLSearchParams(search));
const filtersOf = (params: SearchParams, context: Partial<FilterContext> = {}) =>
  activeFilters(ENGINES.tracker, {
    type: 'anime',
    header: undefined,
    isSignedIn: true,
    showsAdult: false,
    knownNames: undefined,
    ...context,
    params,
  });
const labelsOf = (search: string) => filtersOf(parse(search)).map((filter) => filter.label);
/** The labels of the filters that have no effect. */
const disabledOf = (search: string, context: Partial<FilterContext>) =>
  filtersOf(parse(search), context).flatMap((filter) => (filter.disabledReason ? filter.label : []));

describe('the filters that are set', () => {
  it('have labels, unwanted ones as such', () => {
    expect(
      labelsOf('genre=Fantasy&genre=Coming of Age&excludeGenre=Ecchi&year=2026&format=tv_short&rank=60'),
    ).toEqual(['Fantasy', 'Coming of Age', 'not Ecchi', 'Tags above 60%', '2026', 'TV short']);
    expect(labelsOf('startYear=2000&endYear=2010&onList=false&episodeLesser=26')).toEqual([
      '2000 to 2010',
      'At most 26 episodes',
      'Hide my',
    ]);
  });

  it('name the sites once their names are known', () => {
    const siteNames = new Map([
      [5, 'Crunchyroll'],
      [10, 'Netflix'],
    ]);
    const nameSites = (ids: readonly number[]) => sitesText(ids, siteNames);
    const [tag] = filtersOf(parse('externalSource=5&externalSource=10&externalSource=7'), { nameSites });
    expect(tag).toMatchObject({
      label: 'Crunchyroll, Netflix +1',
      fullLabel: 'Crunchyroll, Netflix, one more',
    });
    expect(labelsOf('externalSource=5&externalSource=10')).toEqual(['2 sites']);
  });

  it('do not count the text and the order', () => {
    expect(labelsOf('q=moon&order=score&sort=asc')).toEqual([]);
  });

  it('are each taken away alone', () => {
    const params = parse('genre=Drama&format=tv&format=movie&season=fall&startYear=2001');
    for (const filter of filtersOf(params)) {
      const rest = filtersOf(filter.without).map((one) => one.key);
      expect(rest).toEqual(
        filtersOf(params)
          .map((one) => one.key)
          .filter((key) => key !== filter.key),
      );
    }
  });

  it('say when they have no effect', () => {
    const knownNames = new Set(['Drama', 'Isekai']);
    expect(disabledOf('genre=Drama&genre=Isekai&genre=Gourmet', { knownNames })).toEqual(['Gourmet']);
    expect(disabledOf('genre=Gourmet&rank=60', { knownNames })).toEqual(['Gourmet', 'Tags above 60%']);
    expect(disabledOf('genre=Isekai&rank=60', { knownNames })).toEqual([]);
    expect(disabledOf('rating=g', {})).toEqual(['G']);
    expect(disabledOf('season=fall&format=tv&year=2020', { type: 'manga' })).toEqual(['Fall', 'TV']);
    expect(disabledOf('onList=true', { isSignedIn: false })).toEqual(['Only show my']);
    const header = headerOf('anime', 'summer-2024', new Date());
    expect(disabledOf('year=2020&season=fall&format=tv', { header })).toEqual(['2020', 'Fall']);
    expect(disabledOf('startYear=2020', { header })).toEqual(['From 2020']);
  });

  it('are all taken away at once, while text and order stay', () => {
    expect(withoutFilters(parse('q=moon&order=score&genre=Drama&rating=rx&license=true'))).toEqual(
      parse('q=moon&order=score'),
    );
  });
});
