import { matchingZones, zoneCity, zoneText } from './zone-names.ts';

const ZONES = [
  { name: 'America/New_York', offset: 'UTC−5' },
  { name: 'America/Argentina/Salta', offset: 'UTC−3' },
  { name: 'Asia/Kathmandu', offset: 'UTC+5:45' },
  { name: 'America/Port-au-Prince', offset: 'UTC−5' },
];

test.each([
  ['york', ['America/New_York']],
  ['new_york', ['America/New_York']],
  ['america salta', ['America/Argentina/Salta']],
  ['+5:45', ['Asia/Kathmandu']],
  ['-5', ['America/New_York', 'America/Port-au-Prince']],
  ['port-au', ['America/Port-au-Prince']],
  ['nowhere', []],
])('%s finds %j', (text, names) => {
  expect(matchingZones(ZONES, text).map(({ name }) => name)).toEqual(names);
});

test('a zone is named as people write places', () => {
  expect([zoneCity('America/New_York'), zoneText('America/New_York')]).toEqual([
    'New York',
    'New York, America',
  ]);
  expect(zoneText('America/Argentina/Salta')).toBe('Salta, Argentina, America');
  expect([zoneCity('UTC'), zoneText('UTC')]).toEqual(['UTC', 'UTC']);
});
