import { Kind, parse } from 'graphql';

/** The response to a request whose token is not known: each field of the document is there, without its data. */
export function refusedToken(body: string): object {
  const fields = rootFields(body);
  return {
    data: fields && Object.fromEntries(fields.map(({ name }) => [name, null])),
    errors: [
      {
        message: 'Invalid token',
        status: 400,
        locations: [{ line: fields?.[0]?.line ?? 1, column: fields?.[0]?.column ?? 1 }],
      },
    ],
  };
}

type RootField = { name: string; line: number | undefined; column: number | undefined };

/** Null when the body holds no document that can be parsed. */
function rootFields(body: string): readonly RootField[] | null {
  try {
    const { query }: { query: string } = JSON.parse(body);
    const operation = parse(query).definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
    if (operation?.kind !== Kind.OPERATION_DEFINITION) {
      return null;
    }
    return operation.selectionSet.selections.flatMap((field) =>
      field.kind === Kind.FIELD
        ? [
            {
              name: field.alias?.value ?? field.name.value,
              line: field.loc?.startToken.line,
              column: field.loc?.startToken.column,
            },
          ]
        : [],
    );
  } catch {
    // Not JSON, or not GraphQL.
    return null;
  }
}
