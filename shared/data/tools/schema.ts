// Renews schema/tracker-public.graphql by introspection: `npm run schema -w shared/data -- https://graphql.anilist.co`.
// Without descriptions: nothing reads them, and most of a difference between two dates would be their wording.
import { readFile, writeFile } from 'node:fs/promises';
import {
  buildClientSchema,
  findBreakingChanges,
  getIntrospectionQuery,
  type IntrospectionQuery,
  printSchema,
} from 'graphql';
import { readSchema } from '../src/testing/decoded-shapes.ts';

const [url] = process.argv.slice(2);
if (!url) throw new Error('Usage: npm run schema -w shared/data -- <URL of the GraphQL interface>');

const response = await fetch(url, {
  method: 'POST',
  headers: { 'content-type': 'application/json', accept: 'application/json' },
  body: JSON.stringify({ query: getIntrospectionQuery({ descriptions: false }) }),
});
// The standard's own result; buildClientSchema throws when it is another.
const { data } = (await response.json()) as { readonly data?: IntrospectionQuery };
if (!response.ok || !data) throw new Error(`${url} answered ${response.status} without a schema`);
const schema = buildClientSchema(data);

const file = new URL('../schema/tracker-public.graphql', import.meta.url);
const before = await readFile(file, 'utf8');
for (const { type, description } of findBreakingChanges(readSchema(file), schema)) {
  console.log(`${type}: ${description}`);
}
const month = new Date().toLocaleDateString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const header = before
  .slice(0, before.indexOf('\n\n'))
  .replace(/published in \w+ \d+/, `published in ${month}`);
await writeFile(file, `${header}\n\n${printSchema(schema)}\n`);
console.log(
  'schema/tracker-public.graphql written; format it with `npx biome check --write shared/data/schema`',
);
