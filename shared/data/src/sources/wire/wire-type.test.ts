import { readResult } from '../../steps/decode-response.ts';
import { malPayloadType } from '../mal/payload-types.ts';
import { themes } from '../themes/source.ts';
import { documentType } from './document-type.ts';
import { readValue } from './wire-type.ts';

const TABLE = {
  Query: 'Media:Media,Page:Page,Activity:ActivityUnion',
  Page: 'media:[Media],tags:[s!]!',
  Media: 'id:i!,title:Title,studio:Studio,genres:[s],url:u,status:e,score:f,text:s',
  Title: 'english:s',
  Studio: 'id:i!,name:s!',
  ActivityUnion: '|Text|List',
  Text: 'id:i!,text:s',
  List: 'id:i!,media:Media',
};

function read(document: string, payload: unknown, variables: Readonly<Record<string, unknown>> = {}) {
  return readValue(payload, documentType(document, TABLE, variables));
}

it('gives a payload that fits as it is', () => {
  const payload = { Media: { id: 1, title: null, genres: ['A', null] } };
  expect(read('{ Media { id title { english } genres } }', payload).value).toBe(payload);
});

it('nulls what does not fit, and says where', () => {
  expect(
    read('{ Media { id title { english } genres } }', { Media: { id: 1, title: 7, genres: ['A', 7] } }),
  ).toEqual({
    value: { Media: { id: 1, title: null, genres: ['A', null] } },
    dropped: ['Media.title', 'Media.genres'],
  });
});

it('nulls the nearest part around a value that may not be null', () => {
  const payload = { Media: { id: 1, studio: { id: 2, name: null } } };
  expect(read('{ Media { id studio { id name } } }', payload)).toEqual({
    value: { Media: { id: 1, studio: null } },
    dropped: ['Media.studio.name', 'Media.studio'],
  });
});

it('makes a list smaller that may hold no null, and keeps the rest of it', () => {
  expect(
    read('{ Page { tags media { id } } }', { Page: { tags: ['a', 7, 'b'], media: [{}, { id: 1 }] } }),
  ).toEqual({
    value: { Page: { tags: ['a', 'b'], media: [null, { id: 1 }] } },
    dropped: ['Page.tags', 'Page.media.id', 'Page.media'],
  });
});

it('reads aliases, fragments, arguments with braces, strings and comments', () => {
  const document = `
    # { not a field }
    query Name($id: Int = 3, $input: Json = {a: "}"}) {
      first: Media(id: $id, search: "a } \\" {", in: {a: [1]}) { ...Card, title { english } }
    }
    fragment Card on Media { id ... on Media { genres } ... { url } }`;
  const good = { first: { id: 1, genres: [], url: null, title: null } };
  expect(read(document, good).value).toBe(good);
  expect(read(document, { first: { id: 1, genres: [], title: null } }).dropped).toEqual(['first.url']);
});

it.each([
  ['@include', true],
  ['@skip', false],
])('asks %s for what its condition asks for', (directive, wanted) => {
  const document = `query Q($on: Boolean) { Media { id ...T ${directive}(if: $on) } } fragment T on Media { title { english } }`;
  const bare = { Media: { id: 1 } };
  expect(read(document, bare, { on: !wanted }).dropped).toEqual([]);
  expect(read(document, bare, { on: wanted }).dropped).toEqual(['Media.title']);
});

it('reads each member of a union by its own fields, and one that was added later by none', () => {
  const document = `query Q { Activity { ...A } }
    fragment A on ActivityUnion { kind: __typename ... on Text { id text } ... on List { id media { id } } }`;
  const activity = (Activity: unknown) => read(document, { Activity });
  expect(activity({ kind: 'Text', id: 1, text: 7 }).dropped).toEqual(['Activity.text']);
  expect(activity({ kind: 'List', id: 1, text: 7, media: null }).dropped).toEqual([]);
  expect(activity({ kind: 'Newer' }).dropped).toEqual([]);
  expect(activity({ kind: null }).value).toEqual({ Activity: null });
});

it('leaves alone what the table does not know: a remote may be newer than the shell', () => {
  const payload = { Media: { id: 1, newer: { a: 7 } }, Newer: 7 };
  expect(read('{ Media { id newer { a } } Newer }', payload)).toEqual({ value: payload, dropped: [] });
});

it.each([
  ['javascript:alert(1)', null],
  [' JavaScript:alert(1)', null],
  ['java\tscript:alert(1)', null],
  ['data:text/html,x', null],
  ['https://site.example/a', 'https://site.example/a'],
  ['http://localhost:4110/images/1.webp', 'http://localhost:4110/images/1.webp'],
  ['//site.example/a', '//site.example/a'],
])('reads %j as a URL of the web: %j', (url, expected) => {
  expect(read('{ Media { id url } }', { Media: { id: 1, url } }).value).toEqual({
    Media: { id: 1, url: expected },
  });
});

it.each([
  ['score', 1e308],
  ['id', 2 ** 31],
  ['id', 0.5],
  ['id', '1'],
  ['status', '"><img>'],
  ['status', '__proto__'],
  ['text', '\ud800'],
])('does not read %s: %j', (name, value) => {
  expect(read(`{ Media { ${name} } }`, { Media: { [name]: value } }).dropped).toContain(`Media.${name}`);
});

it('knows the result of a mutation by its own root', () => {
  const table = { ...TABLE, Mutation: 'Save:Studio' };
  const type = documentType('mutation Save($id: Int) { Save(id: $id) { id name } }', table, {});
  expect(readValue({ Save: { id: 1 } }, type).value).toEqual({ Save: null });
});

it('reads what an adapter of the themes service has decoded, whatever form its wire has', () => {
  const video = {
    id: 1,
    link: 'https://clips.example/1.webm',
    resolution: null,
    source: null,
    nc: false,
    audioLink: null,
  };
  const entry = { id: 1, version: null, episodes: null, spoiler: false, nsfw: false, videos: [video] };
  const theme = {
    id: 1,
    slug: 'OP',
    type: 'OP',
    song: { title: null, artists: [] },
    entries: [entry],
    anime: null,
  };
  const asked = { operation: 'anime-themes' };
  const good = { name: 'A', themes: [theme] };
  expect(readResult(themes, asked, good)).toEqual({ value: good, dropped: [] });
  const bad = {
    name: 'A',
    themes: [
      { ...theme, slug: 7 },
      { ...theme, entries: [{ ...entry, videos: [{ ...video, link: 'javascript:1' }] }] },
    ],
  };
  expect(readResult(themes, asked, bad).value).toEqual({
    name: 'A',
    themes: [{ ...theme, entries: [{ ...entry, videos: [] }] }],
  });
});

it('reads the services without a schema: lists lose what does not fit, a list that is null is absent', () => {
  const type = malPayloadType('mal-media-full');
  if (!type) throw new Error('No type');
  const reference = { mal_id: 1, type: 'anime', name: 'A', url: 'https://mal.example' };
  const work = { mal_id: 5, url: 'https://mal.example/5', title: 'T', score: null };
  const payload = {
    data: { ...work, producers: [null, reference, { ...reference, name: 7 }], titles: null },
  };
  expect(readValue(payload, type)).toEqual({
    value: { data: { ...work, producers: [reference] } },
    dropped: ['data.producers', 'data.producers.name'],
  });
  expect(readValue({ data: { ...work, studios: [null] } }, type).dropped).toEqual(['data.studios']);
  expect(malPayloadType('newer-operation')).toBeUndefined();
});
