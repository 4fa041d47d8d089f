import { countryLabel, mediaFormatLabel, mediaStatusLabel, seasonLabel } from './labels.ts';
import { isListStatus, listStatusLabel, listStatusTone } from './list-status.ts';

describe('a list status', () => {
  it.each([
    ['CURRENT', 'Watching', 'Reading'],
    ['REPEATING', 'Rewatching', 'Rereading'],
    ['COMPLETED', 'Completed', 'Completed'],
    ['DROPPED', 'Dropped', 'Dropped'],
    ['PAUSED', 'Paused', 'Paused'],
    ['PLANNING', 'Planning', 'Planning'],
  ])('%s is "%s" for anime and "%s" for manga', (status, anime, manga) => {
    expect(listStatusLabel(status, 'ANIME')).toBe(anime);
    expect(listStatusLabel(status, 'MANGA')).toBe(manga);
  });

  it('that does not exist is a mistake of the caller', () => {
    expect(() => listStatusLabel('WATCHING', 'ANIME')).toThrow('Unknown list status: WATCHING');
    expect(isListStatus('toString')).toBe(false);
  });

  it('has a mark, and a text that is none has no mark', () => {
    expect(listStatusTone('REPEATING')).toBe('repeating');
    expect(listStatusTone('Rereading')).toBeUndefined();
    expect(listStatusTone('On loan')).toBeUndefined();
  });
});

describe("a media's status", () => {
  it.each([
    ['Finished Airing', 'Finished', 'Complete'],
    ['Finished', 'Finished', 'Complete'],
    ['FINISHED', 'Finished', 'Complete'],
    ['Not yet aired', 'Not yet released', 'Upcoming'],
    ['NOT_YET_RELEASED', 'Not yet released', 'Upcoming'],
    ['Currently Airing', 'Releasing', 'Releasing'],
    ['Publishing', 'Releasing', 'Releasing'],
    ['RELEASING', 'Releasing', 'Releasing'],
    ['Discontinued', 'Cancelled', 'Cancelled'],
    ['CANCELLED', 'Cancelled', 'Cancelled'],
    ['On Hiatus', 'On hiatus', 'On hiatus'],
    ['HIATUS', 'On hiatus', 'On hiatus'],
  ])('%s is "%s", in short "%s"', (status, full, short) => {
    expect(mediaStatusLabel(status)).toBe(full);
    expect(mediaStatusLabel(status, 'short')).toBe(short);
  });

  it('that is unknown is logged once and shown as it is', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(mediaStatusLabel('DELAYED')).toBe('DELAYED');
    expect(mediaStatusLabel('DELAYED')).toBe('DELAYED');
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledWith('Unknown media format', 'DELAYED');
    warn.mockRestore();
  });

  it('that is missing says nothing', () => {
    expect(mediaStatusLabel(null)).toBe('');
  });
});

describe('a format', () => {
  it.each([
    ['TV', 'TV'],
    ['TV_SHORT', 'TV short'],
    ['NOVEL', 'Light novel'],
    ['ONE_SHOT', 'One shot'],
  ])('%s is "%s"', (format, label) => {
    expect(mediaFormatLabel(format)).toBe(label);
  });

  it('that is unknown is shown as it is', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(mediaFormatLabel('HOLOGRAM')).toBe('HOLOGRAM');
    warn.mockRestore();
  });
});

it('names a season with its year', () => {
  expect(seasonLabel('FALL', 2026)).toBe('Fall 2026');
  expect(seasonLabel('winter')).toBe('Winter');
  expect(seasonLabel(null, 2026)).toBe('2026');
  expect(seasonLabel(null, null)).toBe('');
});

it('has four countries, and Japan for every other', () => {
  expect(['CN', 'TW', 'KR', 'JP', null].map(countryLabel)).toEqual([
    'China',
    'Taiwan',
    'South Korea',
    'Japan',
    'Japan',
  ]);
});
