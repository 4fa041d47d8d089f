// Matchers such as toBeInTheDocument; they only need a DOM when they are called, so node tests may load them.
import '@testing-library/jest-dom';
import './browser-globals.ts';
