import { typesOf, type WireType, wireType } from './wire-type.ts';

/** The members of each type in the form of the tracker's; of a long one in several texts. */
type Table = Readonly<Record<string, string | readonly string[]>>;

/**
 * The types of a service without a schema, by name; undefined for an unknown name. Lists lose what does not fit: the wire types
 * allow no null in them.
 */
export function restTypes(types: Table): (name: string | undefined) => WireType | undefined {
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
    [...typesOf([types[type] ?? ''].flat().join())].map(([name, text]) => ({
      name,
      type: typeCalled(text),
      isOptional: !text.endsWith('!'),
      isNeverNull: text.startsWith('['),
    }));
  return (name) => (name === undefined ? undefined : typeCalled(`${name}!`));
}

/** The leaves of these tables, as in `wire-type.ts`. */
interface Leaves {
  readonly i: number;
  readonly f: number;
  readonly s: string;
  readonly b: boolean;
  readonly u: string;
}

/** `id:i!,title:Title` as the union of its members. */
type MemberOf<Text> = Text extends `${infer First},${infer Rest}` ? First | MemberOf<Rest> : Text;

type ValueOf<Types extends Table, Text> = Text extends `[${infer Item}]`
  ? readonly ValueOf<Types, Item>[]
  : Text extends keyof Leaves
    ? Leaves[Text]
    : Text extends keyof Types
      ? WireOf<Types, Text>
      : never;

type KeyOf<Member> = Member extends `${infer Key}:${string}` ? Key : never;
type TextOf<Member> = Member extends `${string}:${infer Text}`
  ? Text extends `${infer Bare}!`
    ? Bare
    : Text
  : never;

/** A type of a table as the compiler knows it: what has no `!` may be absent or null, a list absent. */
export type WireOf<
  Types extends Table,
  Name extends keyof Types,
  Member = MemberOf<Types[Name] extends string ? Types[Name] : Types[Name][number]>,
> = {
  readonly [One in Extract<Member, `${string}!`> as KeyOf<One>]: ValueOf<Types, TextOf<One>>;
} & {
  readonly [One in Exclude<Member, `${string}!`> as KeyOf<One>]?:
    | ValueOf<Types, TextOf<One>>
    | (TextOf<One> extends `[${string}` ? never : null);
};
