import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toJsonSchema } from '@valibot/to-json-schema';
import { FILE } from './list-file-schema.ts';

const SCHEMA = join(__dirname, '../../../../../docs/list-export.schema.json');

it('documents the format of JSON exports as they are read', () => {
  const { $schema, ...schema } = toJsonSchema(FILE);
  const documented = JSON.parse(readFileSync(SCHEMA, 'utf8'));
  expect(documented).toEqual({
    $schema,
    title: 'Export of lists',
    description: expect.any(String),
    ...schema,
  });
});
