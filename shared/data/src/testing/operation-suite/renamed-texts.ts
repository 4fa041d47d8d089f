import {
  type ASTNode,
  type GraphQLField,
  type GraphQLSchema,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { NAMED_MAPS } from '../../sources/tracker/text-fields.ts';

/** Whether the tracker renders a field on request: its source is Markdown, or HTML. */
export const isRendered = (field: GraphQLField<unknown, unknown>) =>
  field.args.some(({ name }) => name === 'asHtml');

/** The names of texts that a document changes: the data layer finds them by the tracker's own names. */
export function renamedTexts(document: string, schema: GraphQLSchema): readonly string[] {
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
