/** @jest-environment jsdom */
import { describeFaultMatrix } from '@tsugi/data/testing/faults';
import { showRoute } from '@tsugi/ui/testing';
import { ArtistPage } from '../pages/artist/ArtistPage.tsx';
import { CharacterPage } from '../pages/character/CharacterPage.tsx';
import { MalPage } from '../pages/mal/MalPage.tsx';
import { CharactersPage } from '../pages/media/characters/CharactersPage.tsx';
import { MediaPage } from '../pages/media/MediaPage.tsx';
import { OverviewPage } from '../pages/media/overview/OverviewPage.tsx';
import { ReviewPage } from '../pages/media/review-page/ReviewPage.tsx';
import { StaffPage } from '../pages/media/staff/StaffPage.tsx';
import { StaffMemberPage } from '../pages/staff-member/StaffMemberPage.tsx';
import { StudioPage } from '../pages/studio/StudioPage.tsx';

jest.mock('../model/use-phone-layout.ts', () => ({ usePhoneLayout: () => false }));

const title = 'This page could not be loaded';
const noTitle = { '404 of the service': { says: 'There is no such title' } };

const media = {
  path: '/ani/:type/:id/:name?',
  Component: MediaPage,
  children: [
    { index: true, Component: OverviewPage },
    { path: 'characters', Component: CharactersPage },
    { path: 'staff', Component: StaffPage },
    { path: 'review/:review', Component: ReviewPage },
  ],
};

const song = { id: 1, title: { romaji: 'Moon', native: null }, performances: [], animethemes: [] };
const artist = {
  slug: 'aki',
  name: { main: 'Aki' },
  images: { nodes: [] },
  resources: { nodes: [] },
  performances: [{ song }],
  memberPerformances: [],
};
const work = { mal_id: 5, title: 'Kami no Tsuki', url: 'https://mal.example/anime/5', type: 'TV' };

describeFaultMatrix('media', [
  {
    name: '/ani/:type/:id/:name?',
    show: () => showRoute(media, '/ani/anime/12/paper-moon'),
    title,
    stays: [],
    content: /description text/,
    own: noTitle,
  },
  {
    name: '…/characters',
    show: () => showRoute(media, '/ani/anime/12/paper-moon/characters'),
    title: 'The characters could not be loaded',
    stays: ['userPreferred text', 'Characters'],
    content: /^Main$/,
    hits: /query MediaCharacters/i,
  },
  {
    name: '…/staff',
    show: () => showRoute(media, '/ani/anime/12/paper-moon/staff'),
    title: 'The staff could not be loaded',
    stays: ['userPreferred text', 'Staff'],
    content: /role text/,
    hits: /query MediaStaff/i,
  },
  {
    name: '…/review/:review',
    show: () => showRoute(media, '/ani/anime/3/paper-moon/review/7'),
    title: 'The review could not be loaded',
    stays: ['userPreferred text'],
    content: /summary text/,
    hits: /query ReviewById/i,
    own: { '404 of the service': { says: 'There is no such review' } },
  },
  {
    name: '/ani/character/:id/:name?',
    show: () =>
      showRoute({ path: '/ani/character/:id/:name?', Component: CharacterPage }, '/ani/character/5/hina'),
    title,
    stays: [],
    content: /description text/,
    own: { '404 of the service': { says: 'There is no such character' } },
  },
  {
    name: '/ani/staff/:id/:name?',
    show: () => showRoute({ path: '/ani/staff/:id/:name?', Component: StaffMemberPage }, '/ani/staff/5/rin'),
    title,
    stays: [],
    content: /description text/,
    own: { '404 of the service': { says: 'There is no such person' } },
  },
  {
    name: '/ani/studio/:id/:name?',
    show: () => showRoute({ path: '/ani/studio/:id/:name?', Component: StudioPage }, '/ani/studio/5/kamome'),
    title,
    stays: [],
    content: /^Titles$/,
    own: { '404 of the service': { says: 'There is no such studio' } },
  },
  {
    name: '/artist/:name',
    show: () => showRoute({ path: '/artist/:name', Component: ArtistPage }, '/artist/aki'),
    title: 'The artist could not be loaded',
    stays: [],
    content: /^Moon$/,
    rest: () => ({ data: { artist } }),
    own: {
      // A document is responded to with 200: there is nothing at the URL.
      '404 of the service': {
        expected: { reason: 'switched-off', action: 'Try again' },
        title: 'The artist could not be loaded',
      },
      'connection reset in the body': {
        expected: { reason: 'unreachable', action: 'Try again' },
        title: 'The artist could not be loaded',
      },
    },
  },
  {
    name: '/mal/:type/:id/:name?',
    show: () => showRoute({ path: '/mal/:type/:id/:name?', Component: MalPage }, '/mal/anime/5/kami'),
    title: 'Jikan media error',
    stays: [],
    content: /Kami no Tsuki/,
    rest: () => ({ data: work }),
    own: {
      ...noTitle,
      'connection reset in the body': {
        expected: { reason: 'unreachable', action: 'Try again' },
        title: 'Jikan media error',
      },
      'errors without a status in a 200': {
        expected: { reason: 'malformed', action: 'Try again' },
        title: 'Jikan media error',
      },
    },
  },
]);
