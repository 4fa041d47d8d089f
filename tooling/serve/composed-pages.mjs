import { statSync } from 'node:fs';
import { join } from 'node:path';
import { composePage } from './compose-page.mjs';
import { textsIn } from './compose-texts.mjs';
import { isComposition } from './composition.mjs';
import { pathPattern } from './page-documents.mjs';
import { describeFile } from './static-files.mjs';

/** Milliseconds after a page in which nothing is read for the next one: the processor belongs to that page. */
const RENEW_AFTER_MS = 2000;

/** What documents are composed of, in the folders of the deployment and the build. */
const INPUTS = ['config.json', 'index.html', 'security.json', 'document-texts.json', 'manifest.webmanifest'];

/**
 * The documents of a deployment, composed and compressed once. They are renewed by the next request when a file of the deployment or the build has
 * changed; manifests of remotes, which a server of their own has, are read anew some seconds after a page was sent.
 * @param {{ dist: string, deployment: string, basePath: string, origin: string }} input
 */
export async function composedPages(input) {
  /** @type {import('./compose-page.mjs').LastGoodFiles} */
  const lastGood = {};
  const inputs = INPUTS.flatMap((name) => [join(input.deployment, name), join(input.dist, name)]);
  let files = inputs;
  let signature = '';
  /** @type {ReturnType<typeof describe>} */
  let present;
  const read = async () => {
    const page = await composePage({ ...input, lastGood });
    const next = describe(page);
    files = [...inputs, ...page.ownFiles];
    // What is compressed already stays.
    if (next.key !== present?.key) present = next;
  };
  /** @type {Promise<void>} readings follow each other: each begins with files as they are then */
  let reading = Promise.resolve();
  const renew = () => {
    const next = reading.then(read);
    reading = next.catch(() => undefined);
    return next;
  };
  /** @type {Promise<void> | undefined} a reading that the next page waits for */
  let awaited;
  /** @type {NodeJS.Timeout | undefined} */
  let planned;
  await renew();
  signature = signatureOf(files);

  return {
    /** Of the files as they are now. */
    present: async () => {
      const now = signatureOf(files);
      if (now !== signature) {
        signature = now;
        awaited = renew();
      }
      await awaited;
      planned ??= setTimeout(() => {
        planned = undefined;
        // A build that is being written: the pages stay as they are until it is there.
        void renew().catch(() => undefined);
      }, RENEW_AFTER_MS).unref();
      return present;
    },
    /** The next page is composed of the manifests as they are now. */
    renew: () => {
      awaited = renew();
      awaited.catch(() => undefined);
    },
    close: () => clearTimeout(planned),
  };
}

/** @param {readonly string[]} files */
function signatureOf(files) {
  const parts = files.map((file) => {
    const stat = statSync(file, { throwIfNoEntry: false });
    return stat ? `${stat.mtimeMs}/${stat.size}` : '';
  });
  return parts.join();
}

/** @param {Awaited<ReturnType<typeof composePage>>} page */
function describe({ index, pages, files: composed, headers }) {
  const files = composed();
  const described = lazily((/** @type {string} */ path) =>
    describeFile(path, Buffer.from(files[path] ?? '')),
  );
  const documents = [
    ...pages.map(({ route, html, path }) => ({
      route: new RegExp(`^${pathPattern(route)}$`, 'i'),
      html,
      path,
    })),
    { route: /^/, html: index, path: 'index.html' },
  ];
  const describedDocument = lazily((/** @type {number} */ at) =>
    describeFile('index.html', Buffer.from(documents[at]?.html ?? '')),
  );
  return {
    // What is no text is named by its content.
    key: JSON.stringify([
      documents.map(({ html }) => html),
      Object.entries(files).map(([path, body]) => [path, typeof body === 'string' ? body : '']),
      headers,
    ]),
    headers,
    /** The document of a page. @param {string} path from the product's root */
    document: (path) => describedDocument(documents.findIndex(({ route }) => route.test(`/${path}`))),
    /** A file beside the documents; one of an earlier composition is the present one. @param {string} path */
    file: (path) => {
      const known = path in files ? path : Object.keys(files).find((one) => isSameFile(one, path));
      return known === undefined ? undefined : described(known);
    },
  };
}

/** @param {string} one @param {string} other */
function isSameFile(one, other) {
  const texts = textsIn(one);
  return isComposition(one) ? isComposition(other) : texts !== undefined && texts === textsIn(other);
}

/**
 * @template {string | number} K
 * @template V
 * @param {(key: K) => V} make
 */
function lazily(make) {
  /** @type {Map<K, V>} */
  const made = new Map();
  return (/** @type {K} */ key) => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
  };
}
