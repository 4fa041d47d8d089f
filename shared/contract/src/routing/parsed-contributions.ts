import type { Contributions, ContributionType } from '../remote-manifest.ts';

/**
 * The contributions of one type in a manifest that has not been validated.
 * @param manifest as parsed
 * @returns items that only their type is known of
 */
export function parsedContributions<Type extends ContributionType>(
  manifest: unknown,
  type: Type,
): readonly Partial<Contributions[Type]>[] {
  // Of anything that is no object, there is no such member.
  const { contributions } = Object(manifest) as { contributions?: unknown };
  return Array.isArray(contributions) ? contributions.filter((one) => one?.type === type) : [];
}
