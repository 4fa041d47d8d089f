import { keyOf } from '../messages/message-key.mjs';
import { packCatalogue } from '../messages/pack-catalogue.mjs';
import { composeIndex as compose } from './compose-index.mjs';
import { composeTexts, textFiles } from './compose-texts.mjs';
import { pageHeaders } from './security-headers.mjs';

const template = '<head><base href="/tsugi/"><!-- start --></head>';
/** The document that starts every page. */
const composeIndex = (html, input) => compose(html, input).index;
const compositionOf = (input) => JSON.parse(compose(template, input).composition.text);
const read = (html, name) => JSON.parse(new RegExp(`id="tsugi-${name}">([^<]*)<`).exec(html)?.[1] ?? 'null');
const config = { services: { tracker: 'https://t.example/graphql' }, registry: 'remotes.json' };

test('the sub-path stands in the page, and the manifests in a file that it names', () => {
  const input = { basePath: '/app/', config, manifests: { 'https://r.example/remote.json': { name: 'a' } } };
  const { index, composition } = compose(template, input);
  expect(index).toContain('<base href="/app/">');
  expect(JSON.parse(composition.text).manifests).toEqual({ 'https://r.example/remote.json': { name: 'a' } });
  expect(composition.path).toMatch(/^composition\.[0-9a-f]{8}\.json$/);
  expect(read(index, 'start')).toMatchObject({
    composition: composition.path,
    remotes: ['https://r.example/remote.json'],
  });
});

describe('of a remote', () => {
  const request = { query: 'query A { a }', shape: 1, variables: {} };
  const firstScreen = { script: 'first.js', style: 'first.css' };
  const preload = { scripts: ['a.js'], styles: [] };
  const start = { type: 'route', path: '/a/:id', params: { id: 'digits' }, preload };
  const rest = { title: 'A', route: 'a', section: 'as' };
  const other = {
    type: 'route',
    path: '/b',
    title: 'B',
    requests: [request],
    preload: { scripts: ['b.js'], styles: [] },
  };
  const link = { type: 'navigation', label: 'A', to: '/a', places: [] };
  const own = { name: 'a', contract: 2, entry: 'entry.js', preload: { scripts: ['all.js'], styles: [] } };
  const hashes = {
    'entry.js': '1',
    'all.js': '2',
    'a.js': '3',
    'b.js': '4',
    'first.js': '5',
    'first.css': '6',
    'late.js': '7',
  };
  const manifest = {
    ...own,
    contributions: [{ ...start, ...rest, requests: [request], firstScreen }, other, link],
    integrity: hashes,
  };
  const url = 'https://r.example/remote.json';
  const input = { basePath: '/', config, manifests: { [url]: manifest } };

  test('the document of a page has what starts it, before the boot script, and nothing of others', () => {
    const { pages } = compose(template, input);
    const { html = '', route } = pages.find(({ path }) => path === 'pages/a-id.html') ?? {};
    expect(route).toEqual({ path: '/a/:id', params: { id: 'digits' } });
    const integrity = { 'first.js': '5', 'first.css': '6' };
    const { entry: _e, ...starting } = own;
    expect(read(html, 'start').manifests).toEqual({
      [url]: {
        ...starting,
        integrity,
        contributions: [{ ...start, requests: [{ ...request, query: [0] }], firstScreen }],
      },
    });
    expect(html.indexOf('tsugi-start')).toBeLessThan(html.indexOf('</head>'));
  });

  test('index.html starts every page', () => {
    const started = read(composeIndex(template, input), 'start').manifests[url];
    expect(started.contributions.map(({ path }) => path)).toEqual(['/a/:id', '/b']);
    expect(Object.keys(started.integrity)).toEqual(['first.js', 'first.css']);
  });

  test('the composition has everything but that', () => {
    expect(compositionOf(input).manifests[url]).toEqual({
      ...own,
      contributions: [{ ...start, ...rest }, { ...other, requests: undefined }, link],
      integrity: hashes,
    });
  });
});

test('the templates of the home page stand in its document and in index.html only', () => {
  const html = '<template id="home-signed-in"><p>Home</p></template><template id="start-failed"></template>';
  const route = { type: 'route', path: '/a', firstScreen: {} };
  const { index, pages } = compose(html, {
    basePath: '/',
    config,
    manifests: { a: { contributions: [route] } },
  });
  expect(index).toBe(html);
  expect(pages.map((page) => [page.path, page.html])).toEqual([
    ['pages/home.html', html],
    ['pages/settings.html', '<template id="start-failed"></template>'],
    ['pages/a.html', '<template id="start-failed"></template>'],
  ]);
});

test('nothing is requested before the shell runs when the tracker has the origin of a remote', () => {
  const manifests = {
    'https://t.example/1.0.0/remote.json': { name: 'a', contributions: [{ type: 'route', path: '/a' }] },
  };
  const input = { basePath: '/', config, manifests };
  expect(read(composeIndex(template, input), 'start').manifests).toEqual({});
  expect(compositionOf(input).manifests).toEqual({});
});

test('the page carries the configuration, and the composition the registry, to start without those files', () => {
  const registry = {
    remotes: { a: { manifest: 'https://r.example/remote.json', contents: { '1.0.0': 'x' } } },
  };
  const input = { basePath: '/', config, manifests: {}, registry };
  expect(read(composeIndex(template, input), 'start').files).toEqual({ config });
  expect(compositionOf(input).registry).toEqual({
    remotes: { a: { manifest: 'https://r.example/remote.json' } },
  });
});

test('a manifest cannot end the script element early', () => {
  const html = composeIndex(template, {
    basePath: '/',
    config,
    manifests: { '</script><script>alert(1)</script>': {} },
  });
  expect(html.match(/<\/script>/g)).toHaveLength(1);
});

test('a composed page can be composed again', () => {
  const once = composeIndex(template, { basePath: '/', config, manifests: { '$& one': {} } });
  const twice = composeIndex(once, { basePath: '/', config, manifests: { two: {} } });
  expect(twice).toContain('"two"');
  expect(twice).not.toContain('one');
});

test('the template of the home page has the names of this deployment', () => {
  const named = '<p><span data-product>A</span> for <span data-provider>B</span></p>';
  const product = { name: 'Next & <More>', providerName: 'MyList' };
  const html = composeIndex(named, { basePath: '/', config: { ...config, product }, manifests: {} });
  expect(html).toContain('<span data-product>Next &amp; &lt;More></span> for <span data-provider>MyList<');
});

test('the links that every user sees stand in the page, in their order', () => {
  const bar =
    '<nav><a href="./">Home</a><span data-links="bar"></span></nav><span data-links="welcome"></span>';
  const entry = (label, order, more = {}) => ({
    type: 'navigation',
    label,
    order,
    to: `/${label}`,
    places: ['bar'],
    ...more,
  });
  const manifests = {
    a: { contributions: [entry('late', 20), entry('hers', 5, { audience: 'signed-in' })] },
    b: { contributions: [entry('"<early', 10), entry('start', 1, { places: ['welcome'] })] },
    c: {},
  };
  const html = composeIndex(bar, { basePath: '/', config, manifests });
  expect(html).toBe(
    '<nav><a href="./">Home</a><span data-links="bar"><a href="&quot;&lt;early">&quot;&lt;early</a><a href="late">late</a></span></nav>' +
      '<span data-links="welcome"><a class="quiet-link" href="start">start</a></span>',
  );
  expect(composeIndex(html, { basePath: '/', config, manifests })).toBe(html);
  expect(composeIndex(html, { basePath: '/', config, manifests: {} })).toBe(bar);
});

describe('the templates of the home page', () => {
  const empty = '<!-- sections of signed-in --><!-- end of sections -->';
  const section = (widget, area, order, more = {}) => ({
    type: 'home-section',
    audience: 'signed-in',
    skeleton: { height: [10, 10] },
    widget,
    area,
    order,
    ...more,
  });
  const place = (remote, widget) => `<div data-remote="${remote}" data-slot="${widget}"></div>`;
  const compose = (html, manifests) => composeIndex(html, { basePath: '/', config, manifests });

  test('have the sections that remotes contribute for their audience, in their order', () => {
    const manifests = {
      one: {
        name: 'one',
        contributions: [section('later', 'top', 20), section('feed', 'main', 1), section('today', 'side', 1)],
      },
      two: {
        name: 'two',
        contributions: [
          section('cards', 'top', 10, { props: { type: '"<A' }, skeleton: { height: [1, 1], cards: 2 } }),
          section('guest', 'top', 1, { audience: 'signed-out' }),
        ],
      },
    };
    const composed = compose(empty, manifests);
    expect(composed).toBe(
      '<!-- sections of signed-in -->' +
        '<div class="home-skeleton" aria-hidden="true" data-remote="two" data-slot="cards" data-props="{&quot;type&quot;:&quot;\\&quot;&lt;A&quot;}"><b></b><i></i><i></i></div>' +
        place('one', 'later') +
        `<div class="home-columns"><div class="home-aside">${place('one', 'today')}</div>` +
        `<div class="home-feed">${place('one', 'feed')}</div></div>` +
        '<!-- end of sections -->',
    );
    expect(compose(composed, manifests)).toBe(composed);
    expect(compose(composed, {})).toBe(empty);
  });

  test('have the place of a late section, with smaller cards', () => {
    const late = section('late', 'top', 1, { isLate: true, skeleton: { height: [9, 9], cards: 1 } });
    expect(compose(empty, { one: { name: 'one', contributions: [late] } })).toContain(
      '<div class="home-skeleton home-late" aria-hidden="true" data-remote="one" data-slot="late"><b></b><i></i></div>',
    );
  });

  test('have no columns when no section stands in one', () => {
    const manifests = { one: { name: 'one', contributions: [section('row', 'top', 1)] } };
    expect(compose(empty, manifests)).not.toContain('home-columns');
  });

  test('stay empty of what is no section', () => {
    const manifests = {
      one: { name: 'one', contributions: 'none' },
      two: null,
      three: { contributions: [null] },
    };
    expect(compose(empty, manifests)).toBe(empty);
  });
});

test('the login link of the page is complete', () => {
  const link = '<a class="login-link" data-login href="authentication">Log in</a>';
  const login = { authorizeUrl: 'https://login.example/authorize', clientIds: { demo: '1', other: '2' } };
  const html = composeIndex(link, { basePath: '/', config: { ...config, ...login }, manifests: {} });
  expect(html).toBe(
    '<a class="login-link" data-login href="https://login.example/authorize?client_id=2&amp;response_type=token">Log in</a>',
  );
  const other = { ...config, authorizeUrl: '/authorize?a=$1', clientIds: { other: '3' } };
  expect(composeIndex(html, { basePath: '/', config: other, manifests: {} })).toContain(
    'href="/authorize?a=$1&amp;client_id=3&amp;response_type=token"',
  );
  // A configuration without it: the boot script waits for config.json.
  expect(composeIndex(html, { basePath: '/', config, manifests: {} })).toBe(link);
});

test('the policy names the services, the remotes and the hashes, and nothing unsafe', () => {
  const headers = pageHeaders({
    security: { scripts: ['sha256-abc'], styles: [] },
    config: { services: { tracker: 'https://t.example/graphql', mal: 'nonsense' } },
    remoteOrigins: ['https://r.example', 'https://r.example'],
  });
  const policy = headers['Content-Security-Policy'];
  expect(policy).toContain("script-src 'self' 'sha256-abc' https://r.example;");
  expect(policy).toContain("connect-src 'self' https://t.example https://r.example;");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toMatch(/unsafe/);
});

test.each([
  ['its origin', { collector: 'https://c.example/tsugi?x=1' }, "connect-src 'self' https://c.example;"],
  ['the page itself, for a path', { collector: '/collect' }, "connect-src 'self';"],
  ['nothing, for what is no URL', { collector: 'https://' }, "connect-src 'self';"],
  ['nothing, for what is no http(s) URL', { collector: 'data:text/plain,x' }, "connect-src 'self';"],
  ['nothing, for what is no text', { collector: 7 }, "connect-src 'self';"],
  ['nothing without a collector', undefined, "connect-src 'self';"],
])('the policy lets telemetry go to %s', (_what, telemetry, expected) => {
  const headers = pageHeaders({
    security: { scripts: [], styles: [] },
    config: { services: {}, telemetry },
    remoteOrigins: [],
  });
  expect(headers['Content-Security-Policy']).toContain(expected);
  expect(headers['Content-Security-Policy']).not.toMatch(/(?:img|media|script)-src [^;]*c\.example/);
});

test('requests go to the services and the origins of remotes, and nowhere else', () => {
  const headers = pageHeaders({
    security: { scripts: [], styles: [] },
    config: {
      services: {
        tracker: 'https://t.example/graphql',
        mal: 'https://m.example/v4',
        themes: 'https://h.example',
      },
      authorizeUrl: 'https://login.example/authorize',
    },
    remoteOrigins: ['https://r.example'],
  });
  const rules = headers['Content-Security-Policy'].split('; ');
  const [connect, ...origins] = rules.find((rule) => rule.startsWith('connect-src'))?.split(' ') ?? [];
  expect(connect).toBe('connect-src');
  expect(origins.toSorted()).toEqual(
    ["'self'", 'https://h.example', 'https://m.example', 'https://r.example', 'https://t.example'].toSorted(),
  );
  expect(rules).toContain("default-src 'none'");
  expect(rules).toContain("form-action 'self'");
});

test('what a remote imports is left out where the shell of the page provides all of it', () => {
  const provided = { '@tsugi/ui': ['Button', 'Chip'] };
  const importing = (names) => ({ contributions: [], imports: { '@tsugi/ui': names } });
  const manifests = { a: importing(['Button']), b: importing(['Button', 'Tabs']), c: importing('Button') };
  const lastManifests = Object.values(manifests);
  const embedded = compositionOf({ basePath: '/', config, manifests, lastManifests, provided });
  const expected = [undefined, { '@tsugi/ui': ['Button', 'Tabs'] }, { '@tsugi/ui': 'Button' }];
  expect(Object.values(embedded.manifests).map(({ imports }) => imports)).toEqual(expected);
  expect(embedded.lastManifests.map(({ imports }) => imports)).toEqual(expected);
});

describe('other languages', () => {
  const document = `<meta name="description" content="Browse"><body><!-- texts --><nav aria-label="Main"><a href="./">Home</a><span data-links="bar"></span></nav><template><p><span data-product>A</span> on <span data-provider>B</span></p></template><noscript><h1>No scripts</h1></noscript>`;
  const texts = {
    de: {
      messages: {
        Main: 'Haupt',
        Home: 'Start',
        Browse: 'Stöbern',
        'No scripts': 'Keine <Skripte>',
        '{name} on {providerName}': ['Bei ', ['providerName'], ': ', ['name']],
      },
      scripts: { 77: 'Lädt …' },
      later: { 78: 'Offline' },
    },
    'x-pseudo': { messages: { Home: '[Höömée]' }, scripts: {} },
  };
  const manifest = {
    texts: { de: { Find: 'Suche', Title: 'Titel' } },
    contributions: [
      { type: 'route', path: '/a', title: 'Title' },
      { type: 'navigation', label: 'Find', to: '/a', places: ['bar'], order: 1 },
    ],
  };
  const product = { name: 'Next', providerName: 'MyList' };
  const input = { basePath: '/', config: { ...config, product }, manifests: { a: manifest }, texts };

  test('what remotes say of their keys comes later, unless a page or a link has the same text', () => {
    const shortcuts = [
      { keys: [['x']], does: 'Select it' },
      { keys: [['y']], does: 'Find' },
    ];
    const { complete, later } = composeTexts(texts, {
      html: document,
      product,
      manifests: [
        {
          ...manifest,
          contributions: [...manifest.contributions, { type: 'shortcuts', where: 'In a list', shortcuts }],
        },
        { texts: { de: { 'In a list': 'In einer Liste', 'Select it': 'Auswählen' } } },
      ],
    });
    expect(JSON.stringify(later.de)).toContain('Auswählen');
    expect(JSON.stringify(later.de)).toContain('In einer Liste');
    expect(JSON.stringify(complete.de)).not.toContain('Auswählen');
    expect(JSON.stringify(complete.de)).toContain('Suche');
  });

  test('the texts of the first frame stand in the page, with the names of the deployment', () => {
    const html = composeIndex(document, input);
    const [, file, json] = /id="tsugi-texts" data-file="([^"]+)">([^<]*)</.exec(html);
    expect(file).toMatch(/^document\.[0-9a-f]{8}\.js$/);
    expect(JSON.parse(json)).toEqual({
      de: packCatalogue({
        [keyOf('Main')]: 'Haupt',
        [keyOf('Home')]: 'Start',
        [keyOf('Next on MyList')]: 'Bei MyList: Next',
        [keyOf('Find')]: 'Suche',
      }),
    });
    expect(composeIndex(html, input)).toBe(html);
  });

  test('what the page says without scripts stands there in every language', () => {
    const html = composeIndex(document, input);
    expect(html).toContain('<noscript><h1>No scripts</h1><p lang="de">Keine &lt;Skripte></p></noscript>');
  });

  test('all texts are a file for each language', () => {
    const composed = composeTexts(texts, { html: document, product, manifests: [manifest] });
    const files = textFiles(composed);
    const [first, later] = [`${composed.file}on`, `${composed.file}on`.replace('document', 'document-later')];
    expect(Object.keys(files)).toEqual(
      [first, later].flatMap((file) => ['de', 'x-pseudo'].map((one) => `${one}/${file}`)),
    );
    expect(JSON.parse(files[`de/${later}`])).toEqual(packCatalogue({ 78: 'Offline' }));
    const expected = packCatalogue({
      77: 'Lädt …',
      [keyOf('Main')]: 'Haupt',
      [keyOf('Home')]: 'Start',
      [keyOf('Browse')]: 'Stöbern',
      [keyOf('No scripts')]: 'Keine <Skripte>',
      [keyOf('Next on MyList')]: 'Bei MyList: Next',
      [keyOf('Find')]: 'Suche',
      [keyOf('Title')]: 'Titel',
    });
    expect(JSON.parse(files[`de/${composed.file}on`])).toEqual(expected);
    expect(composeIndex(document, input)).toContain(`data-file="${composed.file}"`);
  });

  test('manifests of the composition have no texts of their own, and one of any shape does no harm', () => {
    const manifests = { a: manifest, b: { texts: 5, contributions: [{ type: 'navigation' }] }, c: null };
    const { composition } = compose(document, { ...input, manifests });
    expect(Object.values(JSON.parse(composition.text).manifests).map((one) => one?.texts)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
