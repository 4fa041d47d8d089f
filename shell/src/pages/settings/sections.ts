import type { ComponentType } from 'react';
import { AboutSection } from './about/AboutSection.tsx';
import { AppearanceSection } from './appearance/AppearanceSection.tsx';
import { DataSection } from './data/DataSection.tsx';
import type { OwnSection } from './own-sections.ts';
import { SpoilerSettings } from './spoilers/SpoilerSettings.tsx';

/** What the shell's own sections show. */
export const SECTIONS: Readonly<Record<OwnSection['id'], ComponentType>> = {
  appearance: AppearanceSection,
  spoilers: SpoilerSettings,
  data: DataSection,
  about: AboutSection,
};
