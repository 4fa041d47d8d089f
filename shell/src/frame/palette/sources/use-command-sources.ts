import { type CommandGroup, host } from '@tsugi/contract';
import { commandSourcesOf } from '@tsugi/contract/routing';
import { useAuth } from '@tsugi/data';
import { t } from '@tsugi/i18n/macro';
import { nextTask } from '@tsugi/platform/next-task';
import { useLocation } from '@tsugi/router';
import { use, useEffect, useMemo, useRef, useState } from 'react';
import { baseUrl, pathInProduct } from '../../../base-url.ts';
import { RemoteLoaderContext } from '../../../remotes/remote-loader-context.ts';
import { useParsedManifests } from '../../../remotes/use-parsed-manifests.ts';
import { copyLinkCommand } from '../commands/copy-link.ts';
import { type PaletteGroup, type PaletteItem, toRows } from '../list/palette-item.ts';
import type { Row } from '../match/search-rows.ts';
import { askSource } from './ask-source.ts';
import { linkInView } from './link-in-view.ts';
import { type AskedSource, type InView, sourcesToAsk } from './sources-to-ask.ts';

export interface CommandSources {
  /** Those that have come, in their order. */
  readonly groups: readonly PaletteGroup[];
  /** What sources say is missing. */
  readonly notes: readonly string[];
  readonly isLoading: boolean;
  /** The remotes whose commands could not be had. */
  readonly failed: readonly string[];
  /** Asks those that failed again. */
  readonly retry: () => void;
}

type Answer = {
  readonly group: PaletteGroup;
  readonly about: string | undefined;
  readonly note: string | undefined;
};
type Answers = Readonly<Record<string, Answer | 'none' | 'failed'>>;

/** What is close to the user comes before pages and settings that fit as well. */
const WEIGHTS = { item: 14, page: 10, everywhere: 0 } as const;
/** So many commands are prepared in one task: thousands would hold up a key. */
const PREPARED_AT_ONCE = 400;

/** Asks the sources of all remotes, once, about what is in view when the palette opens. */
export function useCommandSources(): CommandSources {
  const loader = use(RemoteLoaderContext);
  const { pathname, search } = useLocation();
  const isSignedIn = useAuth().status === 'signed-in';
  const manifests = useParsedManifests();
  // Before the dialog takes the focus.
  const [item] = useState(() => inView(linkInView(document.getElementById('main'))));
  const [page] = useState({ path: pathname, search });
  const [asked] = useState(() =>
    sourcesToAsk({
      sources: commandSourcesOf(manifests),
      item,
      page,
      ownerOf: (path) => loader?.find(path)?.remote,
      isSignedIn,
    }),
  );
  const [answers, setAnswers] = useState<Answers>({});
  const known = useRef(new Set<string>());
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks those again that it has taken out of `known`
  useEffect(() => {
    if (!loader) return;
    const ending = new AbortController();
    const asking = new Set<string>();
    for (const one of asked) {
      if (known.current.has(one.key)) continue;
      known.current.add(one.key);
      asking.add(one.key);
      const settle = (answer: Answers[string]) => {
        if (ending.signal.aborted) return;
        asking.delete(one.key);
        setAnswers((before) => ({ ...before, [one.key]: answer }));
      };
      askSource(loader, one, ending.signal)
        .then<Answers[string]>((group) => (group ? prepared(one, group) : 'none'))
        .then(settle, (error: unknown) => {
          if (ending.signal.aborted) return;
          host().onError({ error, remote: one.source.remote });
          settle('failed');
        });
    }
    return () => {
      ending.abort();
      // The next run asks them.
      for (const key of asking) known.current.delete(key);
    };
  }, [asked, loader, round]);

  const failed = asked.filter(({ key }) => answers[key] === 'failed');
  const shown = useMemo(() => {
    const arrived = distinct(asked.flatMap(({ key }) => answerOf(answers[key])));
    const groups = arrived.map(({ group }) => group);
    const ofPage = asked.filter(({ context }) => context.of === 'page').map(({ key }) => answers[key]);
    // A page without commands of its own, or whose commands are missing, has a link all the same.
    if (!ofPage.some((answer) => answer === undefined || typeof answer === 'object'))
      groups.push(pageGroup(page));
    return { groups, notes: arrived.flatMap(({ note }) => note ?? []) };
  }, [asked, answers, page]);
  return {
    ...shown,
    isLoading: asked.some(({ key }) => answers[key] === undefined),
    failed: [...new Set(failed.map(({ source }) => source.remote))],
    retry: () => {
      for (const { key } of failed) known.current.delete(key);
      setAnswers((before) =>
        Object.fromEntries(Object.entries(before).filter(([, one]) => one !== 'failed')),
      );
      setRound((count) => count + 1);
    },
  };
}

/** Below the pages: a link alone is seldom what one wants. */
function pageGroup({ path, search }: InView): PaletteGroup {
  const rows = toRows('this-page', 'shell', [copyLinkCommand(`${path}${search}`, document.title)]);
  return { key: 'this-page', title: t`This page`, rows, weight: 0 };
}

function inView(href: string | undefined): InView | undefined {
  if (!href?.startsWith(baseUrl.href)) return undefined;
  const { pathname, search } = new URL(href);
  return { path: pathInProduct(pathname), search };
}

function answerOf(answer: Answers[string] | undefined): readonly Answer[] {
  return typeof answer === 'object' ? [answer] : [];
}

async function prepared({ key, source, context }: AskedSource, group: CommandGroup): Promise<Answer> {
  const { title, commands, about, note, isFoundOnly } = group;
  const owner = `${source.remote}/${source.name}`;
  const { of, path, search } = context;
  const rows: Row<PaletteItem>[] = [];
  for (let start = 0; start < commands.length; start += PREPARED_AT_ONCE) {
    if (start > 0) await nextTask();
    rows.push(...toRows(key, owner, commands.slice(start, start + PREPARED_AT_ONCE)));
  }
  if (of !== 'everywhere') rows.push(...toRows(key, 'shell', [copyLinkCommand(`${path}${search}`, title)]));
  return { group: { key, title, rows, isFoundOnly, weight: WEIGHTS[of] }, about, note };
}

/** The card and the page may be about the same title. */
function distinct(answers: readonly Answer[]): readonly Answer[] {
  return answers.filter(
    ({ about }, index) => about === undefined || answers.findIndex((one) => one.about === about) === index,
  );
}
