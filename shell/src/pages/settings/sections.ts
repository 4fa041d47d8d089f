import type { ComponentType } from 'react';
import type { OwnSection } from '../../settings-sections/own-sections.ts';
import { AboutSection } from './about/AboutSection.tsx';
import { AppearanceSection } from './appearance/AppearanceSection.tsx';
import { DataSection } from './data/DataSection.tsx';
import { SpoilerSettings } from './spoilers/SpoilerSettings.tsx';

/** What the shell's own sections show. */
export const SECTIONS: Readonly<Record<OwnSection['id'], ComponentType>> = {
  appearance: AppearanceSection,
  spoilers: SpoilerSettings,
  data: DataSection,
  about: AboutSection,
};
