/** Versions of the singletons that this shell provides, by package name: written by the build. */
export function providedVersions(): Readonly<Record<string, string>> {
  return __SHARED_VERSIONS__;
}
