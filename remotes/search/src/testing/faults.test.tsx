/** @jest-environment jsdom */
import { describeFaultMatrix, MATRIX_DATE } from '@tsugi/data/testing/faults';
import { showRoute } from '@tsugi/ui/testing';
import { headerOf } from '../model/header.ts';
import { BrowsePage } from '../pages/browse/BrowsePage.tsx';
import { ResultsPage } from '../pages/results/ResultsPage.tsx';
import { SeasonRow } from '../widgets/trending/SeasonRow.tsx';
import { TrendingRow } from '../widgets/trending/TrendingRow.tsx';

const content = /userPreferred text/;

describeFaultMatrix('search', [
  {
    name: '/search/:type',
    show: () => showRoute({ path: '/search/:type', Component: ResultsPage }, '/search/anime'),
    title: 'The search could not be carried out',
    stays: ['Search anime'],
    content,
  },
  {
    name: '/search/:type/:header',
    show: () =>
      showRoute({ path: '/search/:type/:header', Component: ResultsPage }, '/search/anime/trending'),
    title: 'The search could not be carried out',
    stays: ['Trending anime'],
    content,
  },
  {
    name: '/browse/:type',
    show: () => showRoute({ path: '/browse/:type', Component: BrowsePage }, '/browse/anime'),
    title: 'The collections could not be loaded',
    stays: ['Discover anime'],
    content,
  },
  {
    name: 'widget trending-row',
    show: () => showRoute({ path: '/', Component: TrendingRow }, '/'),
    title: 'Trending anime could not be loaded',
    stays: ['Trending anime'],
    content,
    isPart: true,
  },
  {
    name: 'widget season-row',
    show: () => showRoute({ path: '/', Component: SeasonRow }, '/'),
    title: 'could not be loaded',
    stays: [headerOf('anime', 'this-season', MATRIX_DATE)?.title ?? ''],
    content,
    isPart: true,
  },
]);
