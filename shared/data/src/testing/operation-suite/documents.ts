import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type ASTNode,
  buildSchema,
  type GraphQLField,
  isObjectType,
  parse,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { MARKDOWN_FIELDS, NAMED_MAPS } from '../sources/tracker/text-fields.ts';

const readSchema = (name: string) => buildSchema(readFileSync(join(__dirname, '../../schema', name), 'utf8'));
/** What the sandbox serves. */
const schema = readSchema('tracker.graphql');
/** The newest interface that the tracker has published, too. */
const schemas = [schema, readSchema('tracker-public.graphql')];

interface Found {
  readonly file: string;
  readonly name: string;
  readonly document: string;
}

/** Every operation of the folder that has a document. */
function documents(): readonly Found[] {
  return readdirSync(__dirname)
    .filter((file) => /^[a-z0-9-]+\.ts$/.test(file))
    .flatMap((file) => {
      const module: Record<string, unknown> = jest.requireActual(join(__dirname, file));
      return Object.values(module).flatMap((value) =>
        typeof value === 'object' && value !== null && 'document' in value && 'name' in value
          ? [{ file, name: String(value.name), document: String(value.document) }]
          : [],
      );
    });
}

const found = documents();

it('finds the operations', () => {
  expect(found.length).toBeGreaterThan(40);
});

it.each(found.map((one) => [one.name, one] as const))(
  '%s fits the schema of the sandbox and the published one of the tracker',
  (_name, { document }) => {
    for (const schema of schemas) {
      expect(validate(schema, parse(document)).map(({ message }) => message)).toEqual([]);
    }
  },
);

it('names every operation after its file, and no two alike', () => {
  const names = found.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const { file, name } of found) {
    if (!file.startsWith('trending')) expect(`${name}.ts`).toBe(file);
  }
});

it('asks for at most 50 things a page, and 25 of a connection', () => {
  for (const { document } of found) {
    for (const [, size] of document.matchAll(/perPage: (\d+)/g)) expect(Number(size)).toBeLessThanOrEqual(50);
  }
});

describe('texts of users', () => {
  /** Every field that the tracker renders on request: its source is Markdown, or HTML. */
  const isRendered = (field: GraphQLField<unknown, unknown>) =>
    field.args.some(({ name }) => name === 'asHtml');
  const objects = Object.values(schema.getTypeMap()).filter(isObjectType);

  it('are Markdown by name in all types alike', () => {
    const rendered = objects.flatMap((type) => Object.values(type.getFields())).filter(isRendered);
    expect(new Set(rendered.map(({ name }) => name))).toEqual(MARKDOWN_FIELDS);
  });

  /** The names of texts that a document changes: the data layer finds them by the tracker's own names. */
  function renamedTexts(document: string): readonly string[] {
    const types = new TypeInfo(schema);
    const renamed: string[] = [];
    const enter = (node: ASTNode) => {
      if (node.kind === 'Field' && node.alias && node.alias.value !== node.name.value) {
        const field = types.getFieldDef();
        if (field && (isRendered(field) || NAMED_MAPS.has(field.name))) renamed.push(node.alias.value);
      }
      if (node.kind !== 'Argument' || node.value.kind !== 'Variable') return;
      const isChange = types.getParentType() === schema.getMutationType();
      if (isChange && node.value.name.value !== node.name.value) renamed.push(node.value.name.value);
    };
    visit(parse(document), visitWithTypeInfo(types, { enter }));
    return renamed;
  }

  it.each(found.map((one) => [one.name, one] as const))(
    '%s keeps the names of texts, in its response and in its variables',
    (_name, { document }) => {
      expect(renamedTexts(document)).toEqual([]);
    },
  );

  it('would be missed under another name', () => {
    expect(renamedTexts('{ User(id: 1) { info: about } }')).toEqual(['info']);
    expect(renamedTexts('mutation ($t: String) { SaveTextActivity(text: $t) { id } }')).toEqual(['t']);
  });
});
