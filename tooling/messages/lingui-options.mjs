import { makeConfig } from '@lingui/conf';

const linguiConfig = makeConfig(
  {
    locales: ['en'],
    sourceLocale: 'en',
    macro: { corePackage: ['@tsugi/i18n/macro'], jsxPackage: ['@tsugi/i18n/macro'] },
    runtimeConfigModule: {
      i18n: ['@tsugi/i18n', 'format'],
      Trans: ['@tsugi/i18n', 'Trans'],
      useLingui: ['@tsugi/i18n', 'useLanguage'],
    },
  },
  { skipValidation: true },
);

/** Of Lingui's plugin: which imports are macros, and what takes their place. */
export const linguiOptions = {
  // Otherwise a build with NODE_ENV=production would lose the contexts.
  extract: true,
  stripMessageField: false,
  linguiConfig,
};
