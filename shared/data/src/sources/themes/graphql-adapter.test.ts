import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, parse, validate } from 'graphql';
import { graphqlWire } from '../../testing/themes-wire.ts';
import { graphqlAdapter } from './graphql-adapter.ts';

const schema = buildSchema(readFileSync(join(__dirname, '../../../schema/themes.graphql'), 'utf8'));

const requests = {
  'of the tracker': graphqlAdapter.animeRequest('ani', 7),
  'of the MAL-style service': graphqlAdapter.animeRequest('mal', 7),
  'of an artist': graphqlAdapter.artistRequest('aoi'),
  'for one id': graphqlAdapter.idsRequest(['kami']),
  'for a hundred ids': graphqlAdapter.idsRequest(Array.from({ length: 100 }, (_, at) => `kami_${at}`)),
};

it.each(Object.entries(requests))('the document %s fits the schema of the service', (_name, request) => {
  const query = request.kind === 'graphql' ? request.query : '';
  expect(validate(schema, parse(query)).map(({ message }) => message)).toEqual([]);
});

it('asks for an anime by the id of either site', () => {
  expect([requests['of the tracker'], requests['of the MAL-style service']]).toMatchObject([
    { variables: { site: 'ANILIST', id: [7] } },
    { variables: { site: 'MAL', id: [7] } },
  ]);
});

it('asks for each slug as a variable: it is never part of the text', () => {
  const request = graphqlAdapter.idsRequest(['kami', '") { x } #']);
  expect(request).toMatchObject({ variables: { s0: 'kami', s1: '") { x } #' } });
  expect(request.kind === 'graphql' && request.query).not.toContain('#');
});

it('lists what an artist sings as a member of a group, with the group as the artist', () => {
  const group = { slug: 'lantern_parade', name: 'Lantern Parade' };
  const song = { id: 5, title: 'March', performed: [{ ...group, member: 'aoi' }] };
  const themes = [{ id: 3, type: 'OP' as const, anime: { slug: 'kami', name: 'Kami' } }];
  const payload = graphqlWire.artist({ slug: 'aoi', name: 'Aoi', songs: [{ ...song, themes }] });
  expect(graphqlAdapter.readArtist(payload).songs).toMatchObject([
    { id: 5, themes: [{ song: { title: 'March', artists: [group] } }] },
  ]);
});

it('gives a song its native title where it has no other', () => {
  const song = { id: 1, title: { romaji: null, native: '紙の月' }, performances: [] };
  const animethemes = [
    { id: 1, type: 'OP', sequence: 1, slug: 'OP1', group: null, animethemeentries: [], song },
  ];
  const payload = { findAnimeByExternalSite: [{ title: { romaji: 'Kami' }, animethemes }] };
  expect(graphqlAdapter.readAnime(payload).themes[0]?.song.title).toBe('紙の月');
});
