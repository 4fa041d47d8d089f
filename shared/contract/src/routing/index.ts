// How a path finds its page from manifests alone. Bundled by the shell and the tooling; remotes do not need it.
export { type ManifestMatch, matchManifest } from './match-manifest.ts';
export { type PatternOverlap, withoutOverlaps } from './without-overlaps.ts';
