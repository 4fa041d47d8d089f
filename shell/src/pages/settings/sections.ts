import { t } from '@tsugi/i18n/macro';
import type { ComponentType } from 'react';
import { AboutSection } from './about/AboutSection.tsx';
import { AppearanceSection } from './appearance/AppearanceSection.tsx';
import { DataSection } from './data/DataSection.tsx';
import { SpoilerSettings } from './spoilers/SpoilerSettings.tsx';

export interface ShellSection {
  readonly id: string;
  readonly title: string;
  /** Those of remotes stand between them, by the same numbers. */
  readonly order: number;
  readonly Section: ComponentType;
}

/** The sections about this device, which need no account. */
export const SHELL_SECTIONS: readonly ShellSection[] = [
  {
    id: 'appearance',
    get title() {
      return t`Appearance`;
    },
    order: 40,
    Section: AppearanceSection,
  },
  {
    id: 'spoilers',
    get title() {
      return t`Spoilers`;
    },
    order: 50,
    Section: SpoilerSettings,
  },
  {
    id: 'data',
    get title() {
      return t`Data on this device`;
    },
    order: 60,
    Section: DataSection,
  },
  {
    id: 'about',
    get title() {
      return t({ message: 'About', context: 'the product' });
    },
    order: 70,
    Section: AboutSection,
  },
];
