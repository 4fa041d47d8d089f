// Matchers such as toBeInTheDocument; they only need a DOM when they are called, so node tests may load them.
import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import './browser-globals.ts';

// Its own limit of one second is that of an idle machine: a wait ends as soon as it may, a limit is for what hangs.
configure({ asyncUtilTimeout: 10_000 });
