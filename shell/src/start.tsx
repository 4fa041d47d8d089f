import { type CaughtError, installHost } from '@tsugi/contract';
import { bootResult, type Composition } from '@tsugi/contract/boot-result';
import { type ApiError, installData, renderFailed } from '@tsugi/data';
import { laterTexts } from '@tsugi/i18n';
import { nextTask } from '@tsugi/platform/next-task';
import { RouterProvider } from '@tsugi/router';
import { toast } from '@tsugi/ui';
import type { ReactNode } from 'react';
import { baseUrl, pathInProduct } from './base-url.ts';
import type { AppConfig } from './config/app-config.ts';
import { parseConfig } from './config/app-config.ts';
import { readStartFile, whenLate } from './config/read-start-file.ts';
import { ProductContext } from './product-context.ts';
import { startFederation } from './remotes/federation.ts';
import { isEditing } from './remotes/is-editing.ts';
import { createManifestStore } from './remotes/manifest-store.ts';
import { loadProvidedExports, providedModules } from './remotes/provided-modules.ts';
import type { Registry } from './remotes/registry.ts';
import { parseRegistry } from './remotes/registry.ts';
import { createRemoteLoader } from './remotes/remote-loader.ts';
import { RemoteLoaderContext } from './remotes/remote-loader-context.ts';
import { createRouter } from './routes/create-router.tsx';
import { initialPageReady } from './routes/initial-page-ready.ts';
import { StartError } from './start-error.ts';

export interface Start {
  readonly app: ReactNode;
  /** When the first page can be rendered as a whole. */
  readonly ready: Promise<void>;
}

/**
 * Reads config.json and the registry, and assembles the app.
 * @throws StartError that names the file and the key at fault
 */
export async function start(): Promise<Start> {
  const boot = bootResult();
  startFederation();
  const late = whenLate();
  const { value: config } = await readStartFile(
    {
      name: 'config.json',
      url: new URL('config.json', baseUrl).href,
      parse: parseConfig,
      started: boot?.config,
      embedded: boot?.embedded?.config,
    },
    late,
  );
  const registryFile = { name: 'the remote registry', url: config.registry, parse: checkRegistry };
  const isComposed = boot?.registryUrl === config.registry;
  const composition = await readComposition(boot?.composition, late);
  const { value: pointers } = await readStartFile(
    {
      ...registryFile,
      started: isComposed ? boot.registry : undefined,
      embedded: isComposed ? composition?.registry : undefined,
    },
    late,
  );
  const registry = await registryOf(pointers, config);
  trustOrigins(registry);

  installData({
    services: {
      tracker: { url: config.services.tracker },
      mal: { url: config.services.mal },
      themes: { url: config.services.themes, interface: config.themesInterface },
    },
    authorizeUrl: config.authorizeUrl,
    clientIds: config.clientIds,
    demoHost: config.demoHost,
    scriptOrigins: boot?.scriptOrigins,
    onNotice: notify,
  });

  // What follows compares the manifests, and then starts the page: a task each.
  await nextTask();
  const manifests = createManifestStore({
    registry,
    known: composition?.manifests ?? {},
    last: composition?.lastManifests,
    provided: providedModules(),
    loadExports: loadProvidedExports,
  });
  const onError = (caught: CaughtError) => {
    void import(/* webpackChunkName: "failed-page" */ './pages/route-failure/report-error.ts')
      .then(({ reportError }) => reportError(caught, manifests))
      // Its file could not be loaded either.
      .catch(() => console.error(caught.error));
  };
  const remoteLoader = createRemoteLoader({
    manifests,
    readRegistry: async () => {
      try {
        const next = await readStartFile(registryFile, whenLate());
        // Offline, or a registry that is being written: the running versions stay.
        if (next.isSubstitute) return undefined;
        const latest = await registryOf(next.value, config);
        trustOrigins(latest);
        return latest;
      } catch {
        // As above, on a device without a last good copy.
        return undefined;
      }
    },
    isEditing,
    goBack: async (failure, load) => {
      const { goBack } = await import(/* webpackChunkName: "go-back" */ './remotes/go-back.ts');
      const read = async () => (await readStartFile(registryFile, whenLate())).value;
      return goBack({ failure, load, manifests, readRegistry: read, registryUrl: config.registry, onError });
    },
    onError,
  });
  installHost({
    productName: config.product.name,
    shortName: config.product.shortName,
    loadWidget: remoteLoader.loadWidget,
    onError,
    renderFailed,
    preload: (href) => {
      const url = new URL(href, baseUrl);
      if (url.href.startsWith(baseUrl.href)) remoteLoader.preload(url, pathInProduct(url.pathname));
    },
  });
  await nextTask();
  const router = createRouter(remoteLoader);
  const app = (
    <ProductContext value={config.product}>
      <RemoteLoaderContext value={remoteLoader}>
        <RouterProvider router={router} />
      </RemoteLoaderContext>
    </ProductContext>
  );
  return { app, ready: initialPageReady(router, boot?.isExpected === true) };
}

/** One that is late or cannot be used is done without: every manifest is then a file of its own. */
async function readComposition(
  file: Promise<Composition> | undefined,
  late: Promise<undefined>,
): Promise<Partial<Composition> | undefined> {
  return await Promise.race([file, late]).then(
    (value) => (typeof value?.manifests === 'object' ? value : undefined),
    () => undefined,
  );
}

/** The file that says the reason is one of pages, not of the start. */
async function notify(message: string, subject?: string, error?: ApiError): Promise<void> {
  const reason = error
    ? await Promise.all([import('@tsugi/ui/components'), laterTexts()]).then(
        ([{ describeFailure }]) => ` ${describeFailure(error).text}`,
        () => '',
      )
    : '';
  toast({ tone: 'warning', title: message + reason, subject });
}

/** Validates the file; canaries and overrides are applied afterwards. */
function checkRegistry(raw: unknown, url: string) {
  const result = parseRegistry(raw, url);
  return result.ok ? { ok: true as const, value: raw } : result;
}

/** The pointers of this tab: with its canaries and overrides. */
async function registryOf(raw: unknown, { registry: url, remoteOverrides }: AppConfig): Promise<Registry> {
  const special =
    remoteOverrides || JSON.stringify(raw).includes('"canary"')
      ? await import('./remotes/special-pointers.ts')
      : undefined;
  const result = parseRegistry(special ? special.withCanaries(raw) : raw, url);
  if (!result.ok) throw new StartError('the remote registry', result.key, `expected ${result.expected}`);
  return special ? special.applyRemoteOverrides(result.value, remoteOverrides) : result.value;
}

/** Allows scripts from the origins of the manifests, as far as the Content-Security-Policy header does. */
function trustOrigins(registry: Registry): void {
  for (const url of Object.values(registry)) bootResult()?.scriptOrigins.add(new URL(url).origin);
}
