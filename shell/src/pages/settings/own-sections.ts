import { t } from '@tsugi/i18n/macro';

/** The sections about this device, which need no account. Those of remotes stand between them, by the same numbers. */
export const OWN_SECTIONS = [
  {
    id: 'appearance',
    get title() {
      return t`Appearance`;
    },
    order: 40,
  },
  {
    id: 'spoilers',
    get title() {
      return t`Spoilers`;
    },
    order: 50,
  },
  {
    id: 'data',
    get title() {
      return t`Data on this device`;
    },
    order: 60,
  },
  {
    id: 'about',
    get title() {
      return t({ message: 'About', context: 'the product' });
    },
    order: 70,
  },
] as const;

export type OwnSection = (typeof OWN_SECTIONS)[number];
