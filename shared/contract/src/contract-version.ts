/**
 * The number of the agreement between shell and remotes. It rises when a manifest, a remote's module or the host's
 * face changes in a way that an older partner cannot follow.
 */
export const CONTRACT_VERSION = 2;

/** The numbers this shell can host: its own and the one before it. */
export function isSupportedContract(contract: number): boolean {
  return contract === CONTRACT_VERSION || contract === CONTRACT_VERSION - 1;
}
