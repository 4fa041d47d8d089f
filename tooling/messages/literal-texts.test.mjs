/** @jest-environment node */
import { literalTexts } from './literal-texts.mjs';

/** @param {string} source with `@{…}` for a value in a template */
const found = (source) =>
  literalTexts(source.replaceAll('@{', '$'.concat('{')), 'Page.tsx').flatMap(({ text, isFixed }) =>
    isFixed ? [] : [text],
  );

it.each([
  ['a text between tags', '<p>No titles</p>', ['No titles']],
  ['a word beside a value', '<p>{count} ep</p>', ['ep']],
  ['a text in a brace', "<p>{'ep'}</p>", ['ep']],
  ['both sides of a condition', "<p>{isOpen ? 'open' : 'shut'}</p>", ['open', 'shut']],
  ['what a condition shows', "<p>{isOpen && 'open'}{name ?? 'nobody'}</p>", ['open', 'nobody']],
  ['the words of a template', '<p>{`by @{name}`}</p>', ['by']],
  ['a list that is joined', "<p>{[isNew && 'new', name].filter(Boolean).join(', ')}</p>", ['new']],
  ['what each item shows', '<ul>{items.map((item) => `no. @{item}`)}</ul>', ['no.']],
  [
    'attributes that are heard or seen',
    '<a aria-label="more" title={`by @{name}`} alt={isNew ? "new" : ""} />',
    ['more', 'by', 'new'],
  ],
  [
    'attributes of our components',
    '<Empty heading="nothing" emptyText="none" confirmLabel="yes" reason="Not here" />',
    ['nothing', 'none', 'yes', 'Not here'],
  ],
  ['a constant that is shown', "const word = 'ep';\nexport const A = () => <p>{word}</p>", ['ep']],
  [
    'a function that is shown',
    "const word = (n) => (n > 1 ? 'eps' : 'ep');\nexport const A = () => <p>{word(2)}</p>",
    ['eps', 'ep'],
  ],
  [
    'a member that is shown',
    "const words = { a: 'ep', b: 'ch' };\nexport const A = () => <p>{words[kind]}{words.a}</p>",
    ['ep', 'ch'],
  ],
  [
    'members that hold texts',
    "toast({ tone: 'error', title: `@{name}@{isDone ? ': done' : ''}` })",
    [': done'],
  ],
  ['labels by values of a service', "export const STATUS = { CURRENT: 'Watching' }", ['Watching']],
  [
    'constants and functions with a name of texts',
    "const LABELS = [['a', 'Score']];\nfunction describeIt() { return 'Gone' }",
    ['Score', 'Gone'],
  ],
  ['what stands in for a name', "export const name = user?.name ?? 'Unnamed'", ['Unnamed']],
  ['a sentence anywhere', "say('This cannot be read')", ['This cannot be read']],
  ['texts written into elements', "node.textContent = 'Try again'", ['Try again']],
  ['a word among the values of a message', "t`@{isAnime ? 'anime' : 'manga'} list`", ['anime', 'manga']],
  ['a condition in a message', "<Trans>My {isAnime ? 'anime' : 'manga'} list</Trans>", ['anime', 'manga']],
])('finds %s', (_, source, texts) => {
  expect(found(source)).toEqual(texts);
});

it.each([
  [
    'messages',
    "<p title={t`More`}>{plural(n, { one: '# title', other: '# titles' })}<Trans>by <b>you</b>{' '}</Trans></p>",
  ],
  ['descriptions of messages', "t({ message: 'Complete', context: 'verb', comment: 'Marks it as seen' })"],
  [
    'values and names',
    "<p className=\"big text\" key={`row-@{id}`} data-state={isOpen ? 'open' : 'shut'}>{name}</p>",
  ],
  ['signs', '<p>{count} · {total}%</p>'],
  ['names of things in a constant', "const ANILIST = 'AniList';\nexport const A = () => <p>{ANILIST}</p>"],
  [
    'errors of the code and logs',
    "console.warn('This is not right');\nthrow new TypeError('This is not right')",
  ],
  [
    'values that are compared, and lists of values',
    "const GENRES = ['Slice of life'] as const;\nexport const is = kind === 'Slice of life'",
  ],
  ['values of a service', "const FORMATS = { NOVEL: ['novel', 'Light novel'] }"],
  ['styles', 'function styleText(size) { return `width:@{size}px` }'],
  ['a value as const', "export const OLD_TEXT = 'Not yet aired' as const"],
  ['selectors', "const TEXTS = 'h1, p, nav, meta[name=description]'"],
  ['types', "export type Kind = 'Not yet aired'"],
  ['values of members', "toast({ tone: 'error', title: name })"],
])('leaves %s alone', (_, source) => {
  expect(found(source)).toEqual([]);
});

it('finds a message that is made when its module is evaluated', () => {
  const fixed = (/** @type {string} */ source) =>
    literalTexts(source, 'Page.tsx').filter(({ isFixed }) => isFixed);
  expect(
    fixed("const LABELS = { a: t`Save` };\nconst more = <a title={plural(2, { other: '#' })} />"),
  ).toHaveLength(2);
  expect(
    fixed('const LABELS = { get a() { return t`Save` }, b: msg`Save` };\nexport const label = () => t`Save`'),
  ).toEqual([]);
});
