type StoredItems = Pick<Storage, 'getItem' | 'key' | 'length'>;

/** Links that are looked at; a page with more people than this has more than enough of them. */
const MAX_LINKS = 500;

/**
 * Names of people in this page: of this device's accounts, and of those whose profiles it links to.
 * @param storage throws where storage is blocked
 */
export function seenPeople(page: ParentNode, storage: () => StoredItems): readonly string[] {
  const links = [...page.querySelectorAll('a[href*="/user/"]')].slice(0, MAX_LINKS);
  const linked = links.flatMap((link) => {
    const [, name] = /\/user\/([^/?#]+)/.exec(link.getAttribute('href') ?? '') ?? [];
    return name === undefined ? [] : [decoded(name)];
  });
  return [...new Set([...accountNames(storage), ...linked])];
}

/** The present account's profile, and the records of all accounts of this device (`ACCOUNT_PREFIX` of the data layer). */
const WITH_NAMES = /^(?:auth_profile_info$|tsugi\.account:)/;

function accountNames(storage: () => StoredItems): readonly string[] {
  try {
    const items = storage();
    const keys = Array.from({ length: items.length }, (_, index) => items.key(index) ?? '');
    return keys.filter((key) => WITH_NAMES.test(key)).flatMap((key) => nameIn(items.getItem(key)));
  } catch {
    // Blocked storage knows no account.
    return [];
  }
}

function nameIn(text: string | null): readonly string[] {
  try {
    const { name }: { name?: unknown } = Object(JSON.parse(text ?? 'null'));
    return typeof name === 'string' ? [name] : [];
  } catch {
    // Damaged: the shell reads another.
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
