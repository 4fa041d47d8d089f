// A router without a browser, for tests only: it stays out of the product's bundle.
export { createMemoryRouter } from 'react-router-dom';
