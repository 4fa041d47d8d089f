// Links that lead to a page of the product. Bundled into what opens them: the search page, the quick search, the page of shared links.
export { type LinkedPage, linkedPage, pageOfLink, pageOfProductLink } from './page-of-link.ts';
