import type { Contribution, ContributionType, RemoteManifest } from './remote-manifest.ts';

type OfType<Type extends ContributionType> = Extract<Contribution, { readonly type: Type }>;

/** The contributions of one type, in the order of the manifest. */
export function contributionsOf<Type extends ContributionType>(
  { contributions }: Pick<RemoteManifest, 'contributions'>,
  type: Type,
): readonly OfType<Type>[] {
  return contributions.filter((one): one is OfType<Type> => one.type === type);
}
