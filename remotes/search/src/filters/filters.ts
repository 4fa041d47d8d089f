import { country } from './country.ts';
import { format } from './format.ts';
import { genres } from './genres.ts';
import { length } from './length.ts';
import { license } from './license.ts';
import { onList } from './on-list.ts';
import { order } from './order.ts';
import { rating } from './rating.ts';
import { season } from './season.ts';
import { sites } from './sites.ts';
import { source } from './source.ts';
import { status } from './status.ts';
import { year } from './year.ts';

/** All filters, in the order of their pills, their tags and their parameters in the URL. */
export const FILTERS = [
  genres,
  year,
  season,
  format,
  status,
  rating,
  country,
  source,
  length,
  license,
  sites,
  onList,
  order,
] as const;
