import { makeConfig } from '@lingui/conf';

/** Of Lingui's plugin: which imports are macros, and what takes their place. */
export const linguiOptions = {
  extract: false,
  stripNonEssentialFields: false,
  stripMessageField: false,
  linguiConfig: makeConfig(
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
  ),
};
