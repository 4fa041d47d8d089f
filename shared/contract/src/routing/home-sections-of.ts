import type { HomeArea, HomeSection } from '../remote-manifest.ts';
import { parsedContributions } from './parsed-contributions.ts';

/** A home section and the remote that contributes it. */
export interface OwnedHomeSection extends HomeSection {
  readonly remote: string;
}

const AREAS: readonly (HomeArea | undefined)[] = ['top', 'main', 'side'];

/**
 * The sections of one home page in their order. Also of a remote that cannot be loaded: the section says why.
 * @param manifests as parsed; what is no section is left out
 */
export function homeSectionsOf(
  manifests: readonly unknown[],
  audience: HomeSection['audience'],
): readonly OwnedHomeSection[] {
  return manifests
    .flatMap((manifest) => {
      const { name } = Object(manifest) as { name?: unknown };
      if (typeof name !== 'string') return [];
      return parsedContributions(manifest, 'home-section')
        .filter(isSection)
        .map((section) => ({ ...section, remote: name }));
    })
    .filter((section) => section.audience === audience)
    .sort((one, other) => one.order - other.order);
}

function isSection(value: Partial<HomeSection>): value is HomeSection {
  return (
    typeof value.widget === 'string' &&
    typeof value.order === 'number' &&
    AREAS.includes(value.area) &&
    Array.isArray(value.skeleton?.height)
  );
}
