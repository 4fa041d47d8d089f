/**
 * Which kinds of value stand where: `items[].title.userPreferred` is a string, `items[].score` a number or null. Gathered from
 * what good responses decode to, it says what the decoded type of an operation allows.
 */
export type Forms = ReadonlyMap<string, ReadonlySet<string>>;

export function formsOf(values: readonly unknown[]): Forms {
  const forms = new Map<string, Set<string>>();
  for (const value of values) {
    for (const [path, form] of entriesOf(value)) {
      const known = forms.get(path) ?? new Set();
      forms.set(path, known.add(form));
    }
  }
  return forms;
}

/** What stands in the value and never stood there in a good one. */
export function unknownForms(value: unknown, known: Forms): readonly string[] {
  return entriesOf(value)
    .filter(([path, form]) => !isKnown(path, form, known))
    .map(([path, form]) => `${path} is ${form}`);
}

/** Members of a record are named by the response: one that is new is like the others. */
function isKnown(path: string, form: string, known: Forms): boolean {
  const forms = known.get(path);
  if (forms) return forms.has(form);
  const parent = path.slice(0, path.lastIndexOf('.') + 1);
  return [...known].some(
    ([other, others]) =>
      parent !== '' &&
      other.startsWith(parent) &&
      !other.slice(parent.length).includes('.') &&
      others.has(form),
  );
}

function entriesOf(value: unknown, path = ''): readonly (readonly [string, string])[] {
  if (Array.isArray(value)) {
    return [[path, 'a list'], ...value.flatMap((item) => entriesOf(item, `${path}[]`))];
  }
  if (typeof value === 'object' && value !== null) {
    // A class or a function cannot be stored.
    const kind = Object.getPrototypeOf(value) === Object.prototype ? 'an object' : 'no plain object';
    const members = Object.entries(value);
    return [[path, kind], ...members.flatMap(([name, member]) => entriesOf(member, `${path}.${name}`))];
  }
  if (value === null) return [[path, 'null']];
  return [[path, typeof value === 'number' && !Number.isFinite(value) ? String(value) : typeof value]];
}
