import { scaledPeer } from './scaled-peer.mjs';

const floor = {
  earlier: { FCP: 200, content: 600, LCP: 700 },
  now: { FCP: 400, content: 600, LCP: 350 },
};

test('a paint of the peer is multiplied by how the same paint of the floor page changed', () => {
  expect(scaledPeer({ FCP: 800, content: 1400, LCP: 1400 }, floor)).toEqual({
    FCP: 1600,
    content: 1400,
    LCP: 700,
  });
});

test('sums of tasks follow the mean of the paints, counts and sizes stay', () => {
  const scaled = scaledPeer({ blocked: 80, 'long tasks': 640, files: 2, 'JS+CSS KB': 154 }, floor);
  expect(scaled.blocked).toBeCloseTo(80);
  expect(scaled['long tasks']).toBeCloseTo(640);
  expect(scaled).toMatchObject({ files: 2, 'JS+CSS KB': 154 });
});
