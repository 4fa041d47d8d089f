import { type ApiError, asApiError, type QueryState, read, refreshViewer, useQuery } from '@tsugi/data';
import { updateUser, useMutation } from '@tsugi/data/mutations';
import { t } from '@tsugi/i18n/macro';
import type { ListType } from '@tsugi/lists/list-type';
import { toast } from '@tsugi/ui';
import { describeFailure } from '@tsugi/ui/components';
import { useEffect, useState } from 'react';
import { type ListSettings, listSettings, type ViewerListSettings } from '../../model/list-settings.query.ts';
import { type ListSettingsInput, settingsOf, settingsOfType } from './list-change.ts';

const saveLists = {
  ...updateUser,
  invalidates: [
    'account-settings',
    'list-settings',
    'viewer',
    'media-list-collection',
    'media-list-first-chunk',
  ],
};

export interface ListSettingsControl {
  readonly settings: QueryState<ViewerListSettings>;
  /** The settings as the service has them now: what another tab or client has changed is not overwritten. Rejects with an ApiError. */
  readonly latest: () => Promise<ListSettings>;
  /** Sends what `change` makes of the newest settings. Resolves with false when it failed; a message has said so then. */
  readonly save: (change: (settings: ListSettings) => ListSettingsInput) => Promise<boolean>;
  readonly isSaving: boolean;
}

/** The settings of the viewer's lists of one type. */
export function useListSettings(type: ListType): ListSettingsControl {
  const settings = useQuery(listSettings, {});
  const { run, isRunning, error } = useMutation(saveLists);
  const [isReading, setReading] = useState(false);
  const { retry } = settings;
  useEffect(() => {
    if (error) tellUnchanged(error);
  }, [error]);
  const latest = async () => settingsOfType(await read(listSettings, {}, { mode: 'reload' }), type);
  const save: ListSettingsControl['save'] = async (change) => {
    let newest: ListSettings;
    setReading(true);
    try {
      newest = await latest();
    } catch (cause) {
      tellUnchanged(asApiError(cause, 'tracker'));
      return false;
    } finally {
      setReading(false);
    }
    const isSaved = (await run(settingsOf(type, change(newest)))) !== undefined;
    if (isSaved) {
      // Every page that lists the names reads them from the profile.
      await refreshViewer({ mode: 'reload' });
      retry();
    }
    return isSaved;
  };
  return { settings, latest, save, isSaving: isReading || isRunning };
}

export function tellUnchanged(error: ApiError): void {
  toast({ tone: 'error', title: t`The lists were not changed`, body: describeFailure(error).text });
}
