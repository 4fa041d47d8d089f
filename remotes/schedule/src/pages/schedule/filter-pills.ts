import { t } from '@tsugi/i18n/macro';
import { countryLabel, listStatusLabel, mediaFormatLabel } from '@tsugi/ui/components';
import type { FilterPill, FilterTag } from '@tsugi/ui/filter-tags';
import type { TimeSettings } from '../../model/time-settings.ts';
import { zoneCity } from '../../model/zone-names.ts';
import type { ScheduleParams, Scope } from './params.ts';

export type FilterName = 'format' | 'country' | 'also' | 'zone' | 'delay';

/** A filter that is set, with what the URL becomes without it. */
export interface ScheduleTag extends FilterTag {
  readonly without: Partial<ScheduleParams>;
}

export function pillsOf(
  params: ScheduleParams,
  isSignedIn: boolean,
  { zone, delayMinutes }: Pick<TimeSettings, 'zone' | 'delayMinutes'>,
): readonly FilterPill<FilterName>[] {
  return [
    { name: 'format', label: t`Format`, count: params.format.length },
    { name: 'country', label: t`Country`, count: params.country.length },
    ...(isSignedIn
      ? [
          {
            name: 'also',
            label: t`Your list`,
            count: params.also.length + (params.hideSeen ? 1 : 0),
          } as const,
        ]
      : []),
    { name: 'zone', label: t`Time zone`, value: zone && zoneCity(zone) },
    { name: 'delay', label: t`Delay`, value: delayMinutes > 0 ? delayText(delayMinutes) : undefined },
  ];
}

export function tagsOf(params: ScheduleParams, scope: Scope): readonly ScheduleTag[] {
  const { format, country, also, hideSeen } = params;
  return [
    ...format.map((one) => ({
      key: one,
      label: mediaFormatLabel(one),
      without: { format: format.filter((other) => other !== one) },
    })),
    ...country.map((one) => ({
      key: one,
      label: countryLabel(one),
      without: { country: country.filter((other) => other !== one) },
    })),
    ...(scope === 'mine' ? also : []).map((one) => ({
      key: one,
      label: listStatusLabel(one, 'ANIME'),
      without: { also: also.filter((other) => other !== one) },
    })),
    ...(hideSeen ? [{ key: 'hideSeen', label: t`Without seen`, without: { hideSeen: false } }] : []),
  ];
}

/** "+45 min". */
export function delayText(minutes: number): string {
  return t`+${minutes} min`;
}
