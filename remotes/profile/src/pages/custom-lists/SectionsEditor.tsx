import { type AuthUser, asApiError } from '@tsugi/data';
import type { BatchInput } from '@tsugi/data/batches';
import { t } from '@tsugi/i18n/macro';
import type { ListType } from '@tsugi/lists/list-type';
import { toast } from '@tsugi/ui';
import { FailureState, MissingParts, Skeleton } from '@tsugi/ui/components';
import { useState } from 'react';
import { arrangeSections } from './arrange-sections.ts';
import { CreateList } from './CreateList.tsx';
import { DeleteList } from './DeleteList.tsx';
import { arrangedOrder, createdList, deleteBatch, renameBatch, settingsOfType } from './list-change.ts';
import { OrderBar } from './OrderBar.tsx';
import { RenameList } from './RenameList.tsx';
import { SectionList } from './SectionList.tsx';
import { useListBatches } from './use-list-batches.ts';
import { useListCounts } from './use-list-counts.ts';
import { tellUnchanged, useListSettings } from './use-list-settings.ts';

export interface SectionsEditorProps {
  readonly viewer: AuthUser;
  readonly type: ListType;
}

type Asked = { readonly name: string; readonly to: 'rename' | 'delete' };

/** The sections of one list, in the viewer's order. */
export function SectionsEditor({ viewer, type }: SectionsEditorProps) {
  const { settings, latest, save, isSaving } = useListSettings(type);
  const { counts, error, retry, membersOf } = useListCounts(viewer.name, type);
  const batches = useListBatches(type, () => {
    settings.retry();
    retry();
  });
  const [draft, setDraft] = useState<readonly string[]>();
  const [asked, setAsked] = useState<Asked>();

  if (!settings.data) {
    return settings.error ? (
      <FailureState
        failure={settings.error}
        title={t`Your lists could not be loaded`}
        onRetry={settings.retry}
      />
    ) : (
      <div role="status" aria-busy="true" aria-label={t`Loading`}>
        <Skeleton height={420} />
      </div>
    );
  }
  const own = settingsOfType(settings.data, type);
  const stored = arrangeSections(own, type);
  // A list that was made or deleted meanwhile has its place all the same.
  const sections = draft ? arrangeSections({ ...own, sectionOrder: draft }, type) : stored;
  const isMoved = sections.some(({ name }, index) => name !== stored[index]?.name);
  /** Names that a renaming is about to make are taken too. */
  const taken = [...new Set([...own.customLists, ...batches.busy])];
  /** @param make what is read of the service for it */
  const start = async (make: () => Promise<BatchInput>) => {
    let input: BatchInput;
    try {
      input = await make();
    } catch (cause) {
      tellUnchanged(asApiError(cause, 'tracker'));
      return;
    }
    try {
      await batches.start(input);
      setAsked(undefined);
    } catch (cause) {
      console.error('Error', cause);
      toast({
        tone: 'error',
        title: t`The lists were not changed`,
        body: t`The changes could not be stored on this device, so none was made. Free some space and try again.`,
      });
    }
  };

  return (
    <div className="column gap-4">
      <MissingParts missing={settings.missing} onRetry={settings.retry} />
      {error && (
        <FailureState compact failure={error} title={t`The titles could not be counted`} onRetry={retry} />
      )}
      <SectionList
        type={type}
        sections={sections}
        counts={counts}
        busy={batches.busy}
        isDisabled={isSaving}
        onMove={(names) => setDraft(names)}
        onRename={(name) => setAsked({ name, to: 'rename' })}
        onDelete={(name) => setAsked({ name, to: 'delete' })}
      />
      {isMoved && (
        <OrderBar
          isSaving={isSaving}
          onCancel={() => setDraft(undefined)}
          onSave={async () => {
            const names = sections.map(({ name }) => name);
            if (await save((newest) => arrangedOrder(newest, names))) setDraft(undefined);
          }}
        />
      )}
      <CreateList
        customLists={taken}
        type={type}
        isSaving={isSaving}
        onCreate={(name) => save((newest) => createdList(newest, type, name))}
      />
      {asked?.to === 'rename' && (
        <RenameList
          name={asked.name}
          type={type}
          count={counts?.[asked.name] ?? 0}
          customLists={own.customLists}
          busy={batches.busy}
          onClose={() => setAsked(undefined)}
          onRename={(to) =>
            start(async () => {
              const [newest, members] = await Promise.all([latest(), membersOf(asked.name)]);
              return renameBatch(newest, type, { from: asked.name, to, members });
            })
          }
        />
      )}
      {asked?.to === 'delete' && (
        <DeleteList
          name={asked.name}
          count={counts?.[asked.name]}
          onClose={() => setAsked(undefined)}
          onDelete={() => start(async () => deleteBatch(type, asked.name))}
        />
      )}
    </div>
  );
}
