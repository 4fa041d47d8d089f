/** `@include(if: $name)` or `@skip(if: $name)`. */
export interface Condition {
  readonly variable: string;
  /** What the variable must be. */
  readonly is: boolean;
}

/** One name in a selection set, or a fragment in it. */
export type Selected = {
  readonly conditions: readonly Condition[];
} & (
  | {
      readonly kind: 'field';
      readonly name: string;
      readonly key: string;
      readonly selection?: readonly Selected[];
    }
  | { readonly kind: 'inline'; readonly type: string | undefined; readonly selection: readonly Selected[] }
  | { readonly kind: 'spread'; readonly fragment: string }
);

export interface ReadDocument {
  readonly operation: 'query' | 'mutation';
  readonly selection: readonly Selected[];
  readonly fragments: ReadonlyMap<string, { readonly type: string; readonly selection: readonly Selected[] }>;
}

const TOKENS = /"(?:[^"\\]|\\.)*"|#[^\n]*|\.\.\.|[\w$]+|[^\s,]/g;

/** The fields of a valid document with one operation: what a response must have. Arguments and variables are left out. */
export function readDocument(text: string): ReadDocument {
  const tokens = (text.match(TOKENS) ?? []).filter((token) => !token.startsWith('#'));
  let at = 0;
  const next = () => tokens[at++] ?? '';
  const takes = (token: string) => {
    const isNext = tokens[at] === token;
    if (isNext) at += 1;
    return isNext;
  };

  function skipArguments(): void {
    if (!takes('(')) return;
    for (let depth = 1; depth > 0 && at < tokens.length; ) {
      const token = next();
      if (token === '(') depth += 1;
      if (token === ')') depth -= 1;
    }
  }

  function conditions(): readonly Condition[] {
    const found: Condition[] = [];
    while (takes('@')) {
      const directive = next();
      // ( if : $name )
      const variable = tokens[at + 3] ?? '';
      skipArguments();
      found.push({ variable: variable.slice(1), is: directive === 'include' });
    }
    return found;
  }

  function selectionSet(): readonly Selected[] {
    const selected: Selected[] = [];
    next();
    while (!takes('}') && at < tokens.length) selected.push(takes('...') ? fragment() : field());
    return selected;
  }

  function fragment(): Selected {
    const hasType = takes('on');
    if (tokens[at] === '{' || tokens[at] === '@' || hasType) {
      const type = hasType ? next() : undefined;
      return { kind: 'inline', type, conditions: conditions(), selection: selectionSet() };
    }
    const name = next();
    return { kind: 'spread', fragment: name, conditions: conditions() };
  }

  function field(): Selected {
    const key = next();
    const name = takes(':') ? next() : key;
    skipArguments();
    return {
      kind: 'field',
      key,
      name,
      conditions: conditions(),
      ...(tokens[at] === '{' ? { selection: selectionSet() } : {}),
    };
  }

  let operation: ReadDocument['operation'] = 'query';
  let selection: readonly Selected[] = [];
  const fragments = new Map<string, { readonly type: string; readonly selection: readonly Selected[] }>();
  while (at < tokens.length) {
    if (takes('fragment')) {
      const name = next();
      takes('on');
      const type = next();
      fragments.set(name, { type, selection: selectionSet() });
      continue;
    }
    if (takes('mutation')) operation = 'mutation';
    // Keyword, name and variables.
    while (tokens[at] !== '{' && at < tokens.length) {
      if (tokens[at] === '(') skipArguments();
      else at += 1;
    }
    selection = selectionSet();
  }
  return { operation, selection, fragments };
}
