import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  isUnionType,
} from 'graphql';
import { readSchema } from '../../testing/decoded-shapes.ts';

const path = (name: string) => join(__dirname, '../../../schema', name);
const published = readSchema(path('tracker-public.graphql'));
const ours = readSchema(path('tracker.graphql'));

/** What `part` has and `whole` has not, or has otherwise. Empty for a true subset. */
function differences(part: GraphQLSchema, whole: GraphQLSchema): readonly string[] {
  return Object.values(part.getTypeMap())
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap((type) => typeDifferences(type, whole.getType(type.name)));
}

function typeDifferences(type: GraphQLNamedType, other: GraphQLNamedType | undefined): readonly string[] {
  const { name } = type;
  if (!other) return [`${name} does not exist`];
  if (type.constructor !== other.constructor) return [`${name} is of another kind`];
  if (isObjectType(type) && isObjectType(other)) {
    const fields = other.getFields();
    return Object.values(type.getFields()).flatMap((field) =>
      fieldDifferences(`${name}.${field.name}`, field, fields[field.name]),
    );
  }
  if (isInputObjectType(type) && isInputObjectType(other)) {
    return inputDifferences(name, Object.values(type.getFields()), Object.values(other.getFields()));
  }
  if (isEnumType(type) && isEnumType(other)) {
    const values = other.getValues().map((value) => value.name);
    return without(
      type.getValues().map((value) => value.name),
      values,
    ).map((value) => `${name} has no value ${value}`);
  }
  if (isUnionType(type) && isUnionType(other)) {
    const members = other.getTypes().map((member) => member.name);
    return without(
      type.getTypes().map((member) => member.name),
      members,
    ).map((member) => `${name} has no member ${member}`);
  }
  return [];
}

function fieldDifferences(
  name: string,
  field: GraphQLField<unknown, unknown>,
  other: GraphQLField<unknown, unknown> | undefined,
): readonly string[] {
  if (!other) return [`${name} does not exist`];
  const type = String(field.type) === String(other.type) ? [] : [`${name} is ${other.type}`];
  return [...type, ...inputDifferences(name, field.args, other.args)];
}

type Input = GraphQLArgument | GraphQLInputField;

function inputDifferences(
  owner: string,
  inputs: readonly Input[],
  others: readonly Input[],
): readonly string[] {
  const known = new Map(others.map((input) => [input.name, input]));
  const names = new Set(inputs.map(({ name }) => name));
  const isRequired = (input: Input) =>
    'defaultValue' in input && (isRequiredArgument(input) || isRequiredInputField(input));
  return [
    ...inputs.flatMap(({ name, type }) => {
      const other = known.get(name);
      if (!other) return [`${owner}(${name}) does not exist`];
      return String(other.type) === String(type) ? [] : [`${owner}(${name}) is ${other.type}`];
    }),
    ...others
      .filter((input) => isRequired(input) && !names.has(input.name))
      .map(({ name }) => `${owner}(${name}) is required`),
  ];
}

function without(names: readonly string[], known: readonly string[]): readonly string[] {
  return names.filter((name) => !known.includes(name));
}

it('serves in the sandbox a true subset of the published schema', () => {
  expect(differences(ours, published)).toEqual([]);
  // The comparison itself, the other way round.
  expect(differences(published, ours).length).toBeGreaterThan(50);
});

it('names every kind of difference', () => {
  const change = (...replacements: readonly (readonly [string, string])[]) => {
    const text = readFileSync(path('tracker.graphql'), 'utf8');
    const changed = replacements.reduce((sofar, [from, to]) => {
      if (!sofar.includes(from)) throw new Error(`The schema has no "${from}"`);
      return sofar.replace(from, to);
    }, text);
    return differences(buildSchema(changed), published);
  };
  expect(change(['  Viewer: User', '  Viewer: User!'])).toEqual(['Query.Viewer is User']);
  expect(change(['  Viewer: User', '  Viewer(id: Int): User'])).toEqual(['Query.Viewer(id) does not exist']);
  expect(change(['  Viewer: User', '  Viewer: User\n  Owner: User'])).toEqual(['Query.Owner does not exist']);
  expect(change(['enum MediaType {', 'enum MediaType {\n  MUSIC'])).toEqual(['MediaType has no value MUSIC']);
  expect(change(['activityId: Int', 'activityId: Int!'])).toHaveLength(1);
});
