import { join } from 'node:path';
import { isObjectType } from 'graphql';
import { MARKDOWN_FIELDS } from '../../sources/tracker/text-fields.ts';
import { readSchema } from '../decoded-shapes.ts';
import { isRendered, renamedTexts } from './renamed-texts.ts';

const schema = readSchema(join(__dirname, '../../../schema/tracker.graphql'));
const objects = Object.values(schema.getTypeMap()).filter(isObjectType);

describe('texts of users', () => {
  it('are Markdown by name in all types alike', () => {
    const rendered = objects.flatMap((type) => Object.values(type.getFields())).filter(isRendered);
    expect(new Set(rendered.map(({ name }) => name))).toEqual(MARKDOWN_FIELDS);
  });

  it('would be missed under another name', () => {
    expect(renamedTexts('{ User(id: 1) { info: about } }', schema)).toEqual(['info']);
    expect(renamedTexts('mutation ($t: String) { SaveTextActivity(text: $t) { id } }', schema)).toEqual([
      't',
    ]);
  });
});
