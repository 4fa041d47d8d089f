// How a path finds its page from manifests alone. Bundled by the shell and the tooling; remotes do not need it.
export { commandSourcesOf, commandsOf, type OwnedCommand, type OwnedCommandSource } from './commands-of.ts';
export { homeSectionsOf, type OwnedHomeSection } from './home-sections-of.ts';
export { manifestText } from './manifest-text.ts';
export { type ManifestMatch, matchManifest, sectionOf } from './match-manifest.ts';
export { navigationOf } from './navigation-of.ts';
export { parsedContributions } from './parsed-contributions.ts';
export { type OwnedSettingsSection, settingsSectionsOf } from './settings-sections-of.ts';
export { shellPathOf } from './shell-paths.ts';
export { shortcutsOf } from './shortcuts-of.ts';
export { type PatternOverlap, withoutOverlaps } from './without-overlaps.ts';
