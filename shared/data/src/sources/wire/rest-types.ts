import { typesOf, type WireType, wireType } from './wire-type.ts';

/**
 * The types of a service without a schema, by name; undefined for an unknown name. Lists lose what does not fit: the wire types
 * allow no null in them.
 * @param types the members of each type, in the form of the tracker's
 */
export function restTypes(
  types: Readonly<Record<string, string>>,
): (name: string | undefined) => WireType | undefined {
  const typeCalled = (text: string): WireType =>
    wireType(
      text,
      (name) => {
        // Made on first use: types contain each other.
        let fields: ReturnType<typeof fieldsOf> | undefined;
        return () => {
          fields ??= fieldsOf(name);
          return fields;
        };
      },
      true,
    );
  const fieldsOf = (type: string) =>
    [...typesOf(types[type] ?? '')].map(([name, text]) => ({
      name,
      type: typeCalled(text),
      isOptional: !text.endsWith('!'),
      isNeverNull: text.startsWith('['),
    }));
  return (name) => (name === undefined ? undefined : typeCalled(`${name}!`));
}
