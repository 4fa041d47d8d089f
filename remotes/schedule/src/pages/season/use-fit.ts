import { useAuth, useQuery } from '@tsugi/data';
import { t } from '@tsugi/i18n/macro';
import { useMemo } from 'react';
import { knownViewerId } from '../../model/viewer-id.ts';
import { fitFor } from './fit.ts';
import { taste } from './taste.query.ts';

/** How well titles fit the viewer, once the numbers of the own list are there; and why titles cannot be sorted by it. */
export function useFit(isWanted: boolean) {
  const auth = useAuth();
  const viewerId = knownViewerId(auth);
  const { data, error } = useQuery(taste, isWanted && viewerId ? { userId: viewerId } : null);
  const fitOf = useMemo(() => data && fitFor(data), [data]);
  const reason =
    auth.status !== 'signed-in'
      ? t`Titles can be compared with what you like once you are logged in.`
      : data?.genres.length === 0
        ? t`Your anime list is empty: there is nothing yet to compare titles with.`
        : error && !data
          ? t`The numbers of your list could not be loaded: titles are sorted by popularity.`
          : undefined;
  return { fitOf, reason };
}
