interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): unknown;
}

/**
 * Installs the page's default Trusted Types policy: a script may come from this origin, from a remote's origin, or
 * from a blob that this page created (the start of a worker). It has no rule for markup or code from text.
 */
export function trustScripts(origins: ReadonlySet<string>): void {
  // The DOM library does not declare Trusted Types yet.
  const factory = (window as { trustedTypes?: PolicyFactory }).trustedTypes;
  factory?.createPolicy('default', {
    createScriptURL(text) {
      // That of a blob's URL is the origin of the page that created it.
      const { origin } = new URL(text, document.baseURI);
      if (origin === location.origin || origins.has(origin)) return text;
      throw new TypeError(`Scripts from ${origin} are not allowed here`);
    },
  });
}
