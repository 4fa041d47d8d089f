import {
  type GraphQLField,
  type GraphQLNamedType,
  getNamedType,
  graphql,
  isLeafType,
  isObjectType,
  isUnionType,
} from 'graphql';
import { buildWorld } from '../world.ts';
import { trackerSchema } from './schema.ts';

const world = buildWorld({ now: () => Date.UTC(2026, 10, 21, 12), size: { anime: 200, manga: 80 } });
const schema = trackerSchema();
const [viewer] = world.community.users;
const [work] = [...world.catalogue.media].sort((one, other) => other.popularity - one.popularity);
const [entry] = world.community.lists.of(1).values();
const [favourite] = world.community.favourites.of(1, 'characters');
const responded = world.community.feed.activities.find(
  (one) => world.community.feed.repliesTo(one).length > 0,
);

const likedThread = world.community.forum.threads.find(
  ({ id }) => world.community.likes.of('THREAD', id).size > 0,
);

/** Arguments that make fields find something. */
const ARGUMENTS: Readonly<Record<string, string>> = {
  Media: `(id: ${work?.id})`,
  Character: `(id: ${favourite})`,
  Staff: '(id: 95001)',
  Studio: '(id: 1)',
  User: '(name: "aoi")',
  Following: '(userId: 1)',
  Follower: '(userId: 1)',
  Like: `(type: THREAD, likeableId: ${likedThread?.id})`,
  Markdown: '(markdown: "__Rain__")',
  MediaTrend: `(mediaId: ${work?.id})`,
  mediaTrends: `(mediaId: ${work?.id})`,
  ThreadComment: '(threadId: 801)',
  MediaList: `(userId: 1, mediaId: ${entry?.mediaId})`,
  MediaListCollection: '(userName: "sora", type: ANIME, chunk: 1, perChunk: 1)',
  ActivityReply: `(activityId: ${responded?.id})`,
  following: '(userId: 1)',
  followers: '(userId: 1)',
  mediaList: '(userId: 1)',
  activityReplies: `(activityId: ${responded?.id})`,
};

type Field = GraphQLField<unknown, unknown>;

function fieldsOf(name: string): readonly Field[] {
  const type = schema.getType(name);
  return isObjectType(type) ? Object.values(type.getFields()) : [];
}

/** Everything that can be asked of a type; each object type in full the first time it is met. */
function selection(type: GraphQLNamedType, seen: Set<string>, prefix = ''): string {
  if (isUnionType(type)) {
    // Members may have fields of one name and different types, so each member's fields get their own names.
    const members = type
      .getTypes()
      .map((one) => `... on ${one.name} ${selection(one, seen, `${one.name}_`)}`);
    return `{ __typename ${members.join(' ')} }`;
  }
  if (!isObjectType(type)) {
    return isLeafType(type) ? '' : '{ __typename }';
  }
  if (seen.has(type.name)) {
    return '{ __typename }';
  }
  seen.add(type.name);
  const fields = Object.values(type.getFields()).map((field) => asked(field, seen, prefix));
  return `{ ${fields.join(' ')} }`;
}

function asked(field: Field, seen: Set<string>, prefix = ''): string {
  const name = prefix === '' ? field.name : `${prefix}${field.name}: ${field.name}`;
  const few = field.args.find((one) => one.name === 'perPage' || one.name === 'limit');
  const shortened = few === undefined ? '' : `(${few.name}: 1)`;
  return `${name}${ARGUMENTS[field.name] ?? shortened} ${selection(getNamedType(field.type), seen)}`;
}

async function errorsOf(source: string): Promise<readonly string[]> {
  const contextValue = { world, viewer, origin: 'http://sandbox.test' };
  const { errors = [] } = await graphql({ schema, source, contextValue });
  return errors.map(({ message, path }) => `${path?.join('.')}: ${message}`);
}

test.each(
  fieldsOf('Query')
    .filter(({ name }) => name !== 'Page')
    .map((field) => [field.name, field] as const),
)('every field below %s responds', async (_, field) => {
  await expect(errorsOf(`{ ${asked(field, new Set())} }`)).resolves.toEqual([]);
});

test.each(
  fieldsOf('Page')
    .filter(({ name }) => name !== 'pageInfo')
    .map((field) => [field.name, field] as const),
)('every field below %s of a page responds', async (_, field) => {
  const source = `{ Page(page: 1, perPage: 1) { pageInfo { hasNextPage } ${asked(field, new Set())} } }`;
  await expect(errorsOf(source)).resolves.toEqual([]);
});
