import { t } from '@tsugi/i18n/macro';

type Status = 'finished' | 'upcoming' | 'releasing' | 'cancelled' | 'hiatus';

/** The label of both services for the same five states. */
const STATUSES: Readonly<Record<string, Status>> = {
  FINISHED: 'finished',
  Finished: 'finished',
  'Finished Airing': 'finished',
  NOT_YET_RELEASED: 'upcoming',
  'Not yet aired': 'upcoming',
  RELEASING: 'releasing',
  'Currently Airing': 'releasing',
  Publishing: 'releasing',
  CANCELLED: 'cancelled',
  Discontinued: 'cancelled',
  HIATUS: 'hiatus',
  'On Hiatus': 'hiatus',
};

const STATUS_LABELS: Readonly<Record<Status, string>> = {
  get finished() {
    return t({ message: 'Finished', context: 'status of a title' });
  },
  get upcoming() {
    return t`Not yet released`;
  },
  get releasing() {
    return t`Releasing`;
  },
  get cancelled() {
    return t({ message: 'Cancelled', context: 'status of a title' });
  },
  get hiatus() {
    return t`On hiatus`;
  },
};

const SHORT_STATUS_LABELS: Readonly<Partial<Record<Status, string>>> = {
  get finished() {
    return t({ message: 'Complete', context: 'status of a title' });
  },
  get upcoming() {
    return t({ message: 'Upcoming', context: 'status of a title' });
  },
};

/**
 * The label of a media's status. `short` is the wording of some panels: Complete, Upcoming. An unknown status is logged
 * and shown as it is; none gives an empty string.
 */
export function mediaStatusLabel(
  status: string | null | undefined,
  wording: 'full' | 'short' = 'full',
): string {
  if (!status) return '';
  const known = STATUSES[status];
  if (!known) return reportUnknown(status);
  return (wording === 'short' ? SHORT_STATUS_LABELS[known] : undefined) ?? STATUS_LABELS[known];
}

const FORMAT_LABELS: Readonly<Record<string, string>> = {
  TV: 'TV',
  get TV_SHORT() {
    return t`TV short`;
  },
  get MOVIE() {
    return t`Movie`;
  },
  get SPECIAL() {
    return t`Special`;
  },
  OVA: 'OVA',
  ONA: 'ONA',
  get MUSIC() {
    return t`Music`;
  },
  get MANGA() {
    return t`Manga`;
  },
  get NOVEL() {
    return t`Light novel`;
  },
  get ONE_SHOT() {
    return t`One shot`;
  },
};

/** `TV_SHORT` to "TV short". An unknown format is logged and shown as it is; none gives an empty string. */
export function mediaFormatLabel(format: string | null | undefined): string {
  if (!format) return '';
  return FORMAT_LABELS[format] ?? reportUnknown(format);
}

const COUNTRY_LABELS: Readonly<Record<string, string>> = {
  get CN() {
    return t`China`;
  },
  get TW() {
    return t`Taiwan`;
  },
  get KR() {
    return t`South Korea`;
  },
};

/** The name of a country of origin (ISO 3166 alpha-2); whatever is not listed is Japan. */
export function countryLabel(code: string | null | undefined): string {
  return COUNTRY_LABELS[code ?? ''] ?? t`Japan`;
}

const SEASON_LABELS: Readonly<Record<string, string>> = {
  get WINTER() {
    return t`Winter`;
  },
  get SPRING() {
    return t`Spring`;
  },
  get SUMMER() {
    return t`Summer`;
  },
  get FALL() {
    return t`Fall`;
  },
};

/** "Fall 2026", or the one of the two that is known, or an empty string. */
export function seasonLabel(season: string | null | undefined, year?: number | null): string {
  const name = season ? (SEASON_LABELS[season.toUpperCase()] ?? season) : '';
  if (!name || !year) return name || String(year || '');
  return t({ message: `${name} ${year}`, context: 'season' });
}

/** Unknown values that were logged. */
const reported = new Set<string>();

/** Logs an unknown value, once, and returns it to be shown raw. */
function reportUnknown(value: string): string {
  if (!reported.has(value)) {
    reported.add(value);
    console.warn('Unknown media format', value);
  }
  return value;
}
