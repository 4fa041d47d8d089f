import { printFloorShares, printLoads, printPeer, printRatios } from './report-loads.mjs';

/** @type {jest.SpyInstance} */
let table;
beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => {});
  table = jest.spyOn(console, 'table').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

const load = (FCP, content, LCP) => ({ FCP, content, LCP, blocked: 0, 'long tasks': 0 });
const floor = new Map([
  ['floor, cold', [load(212, 638, 688)]],
  ['floor, warm', [load(200, 100, 400)]],
]);

test('paints are printed with their quartiles', () => {
  printLoads('Loads', new Map([['search, cold', [1, 2, 3].map((at) => load(at * 100, 500, 600))]]));
  expect(table.mock.calls[0][0]['search, cold']).toMatchObject({
    FCP: '200 (150 to 250)',
    LCP: '600 (600 to 600)',
  });
});

test('a load is compared with the floor page of its kind, and what is above its goal is named', () => {
  const samples = new Map([
    ['search, cold', [load(265, 1276, 688)]],
    ['search, warm', [load(1000, 1000, 480)]],
  ]);
  printFloorShares({ title: 'Floor', samples, floor });
  expect(table.mock.calls[0][0]).toEqual({
    'search, cold': { FCP: 1.25, content: 2, LCP: 1, 'above the goal': 'content' },
    'search, warm': { FCP: 5, content: 10, LCP: 1.2, 'above the goal': 'LCP' },
  });
});

test('on a machine on which the floor page takes as long as then, the figures of the peer stand as they were', () => {
  const samples = new Map([
    ['search, cold', [load(414, 1401, 2912)]],
    ['list, cold', [load(1, 1, 1)]],
  ]);
  const files = new Map([['search', { files: 4, 'JS+CSS KB': 77 }]]);
  printPeer({ samples, floor, files });
  const printed = table.mock.calls[0][0];
  expect(Object.keys(printed)).toEqual(['search', 'search, peer', 'search, share']);
  expect(printed['search, peer']).toMatchObject({ FCP: 828, content: 1401, LCP: 1456, 'long tasks': 640 });
  expect(printed['search, share']).toMatchObject({
    FCP: 0.5,
    content: 1,
    LCP: 2,
    files: 2,
    'JS+CSS KB': 0.5,
  });
});

test('without a page of the peer there is no such table', () => {
  printPeer({ samples: new Map([['list, cold', [load(1, 1, 1)]]]), floor });
  expect(table).not.toHaveBeenCalled();
});

test('two checkouts are compared by pairs, so that a slow moment of the machine changes no ratio', () => {
  const before = new Map([
    ['search, cold', [load(100, 200, 400), load(1000, 2000, 4000), load(100, 200, 400)]],
    ['media, cold', [load(100, 100, 100)]],
  ]);
  const present = new Map([
    ['search, cold', [load(50, 100, 400), load(500, 1000, 4000), load(50, 100, 400)]],
    ['media, cold', [load(200, 50, 100)]],
  ]);
  printRatios('Ratios', before, present);
  expect(table.mock.calls[0][0]).toMatchObject({
    'search, cold': { FCP: '0.50 (0.50 to 0.50)', LCP: '1.00 (1.00 to 1.00)', blocked: '' },
    'all, cold: geometric mean': { FCP: 1, content: 0.5, LCP: 1 },
  });
});
