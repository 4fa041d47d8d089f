/** @jest-environment jsdom */
import { describeFaultMatrix, MATRIX_DATE } from '@tsugi/data/testing/faults';
import { BrowsePage } from '../browse/BrowsePage.tsx';
import { SeasonRow } from '../home-rows/SeasonRow.tsx';
import { seasonTitle } from '../home-rows/season-title.ts';
import { TrendingRow } from '../home-rows/TrendingRow.tsx';
import { ResultsPage } from '../results/ResultsPage.tsx';
import { showPage } from './show-page.tsx';

const content = /userPreferred text/;

describeFaultMatrix('search', [
  {
    name: '/search/:type',
    show: () => showPage({ path: '/search/:type', Component: ResultsPage }, '/search/anime'),
    title: 'The search could not be carried out',
    stays: ['Search anime'],
    content,
  },
  {
    name: '/search/:type/:header',
    show: () => showPage({ path: '/search/:type/:header', Component: ResultsPage }, '/search/anime/trending'),
    title: 'The search could not be carried out',
    stays: ['Trending anime'],
    content,
  },
  {
    name: '/browse/:type',
    show: () => showPage({ path: '/browse/:type', Component: BrowsePage }, '/browse/anime'),
    title: 'The collections could not be loaded',
    stays: ['Discover anime'],
    content,
  },
  {
    name: 'widget trending-row',
    show: () => showPage({ path: '/', Component: TrendingRow }, '/'),
    title: 'Trending anime could not be loaded',
    stays: ['Trending anime'],
    content,
    isPart: true,
  },
  {
    name: 'widget season-row',
    show: () => showPage({ path: '/', Component: SeasonRow }, '/'),
    title: 'could not be loaded',
    stays: [seasonTitle('this-season', MATRIX_DATE)],
    content,
    isPart: true,
  },
]);
