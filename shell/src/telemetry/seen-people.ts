/** Links that are looked at; a page with more people than this has more than enough of them. */
const MAX_LINKS = 500;

/**
 * Names of people in this page: of the signed-in user, and of those whose profiles it links to.
 * @param storage throws where storage is blocked
 */
export function seenPeople(page: ParentNode, storage: () => Pick<Storage, 'getItem'>): readonly string[] {
  const links = [...page.querySelectorAll('a[href*="/user/"]')].slice(0, MAX_LINKS);
  const linked = links.flatMap((link) => {
    const [, name] = /\/user\/([^/?#]+)/.exec(link.getAttribute('href') ?? '') ?? [];
    return name === undefined ? [] : [decoded(name)];
  });
  return [...new Set([...viewerName(storage), ...linked])];
}

function viewerName(storage: () => Pick<Storage, 'getItem'>): readonly string[] {
  try {
    const { name }: { name?: unknown } = Object(JSON.parse(storage().getItem('auth_profile_info') ?? 'null'));
    return typeof name === 'string' ? [name] : [];
  } catch {
    // Blocked storage, or a damaged profile: the shell reads another.
    return [];
  }
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
