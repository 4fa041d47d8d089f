/** The tree of an `include` parameter: "a.b,a.c" wants a, and of a wants b and c. */
export class Include {
  private readonly branches = new Map<string, Include>();

  constructor(parameter: string | null) {
    for (const path of (parameter ?? '').split(',')) {
      const [first, ...rest] = path.trim().split('.');
      if (first !== undefined && first !== '') {
        const branch = this.branches.get(first) ?? new Include(null);
        this.branches.set(first, branch);
        branch.grow(rest);
      }
    }
  }

  /** `{name: build(branch)}` when the relation is wanted, else nothing. */
  with<T>(name: string, build: (branch: Include) => T): Record<string, T> {
    const branch = this.branches.get(name);
    return branch === undefined ? {} : { [name]: build(branch) };
  }

  private grow(path: readonly string[]): void {
    const [first, ...rest] = path;
    if (first !== undefined) {
      const branch = this.branches.get(first) ?? new Include(null);
      this.branches.set(first, branch);
      branch.grow(rest);
    }
  }
}
