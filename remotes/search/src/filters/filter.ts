import type { MediaSearchVariables } from '@tsugi/data/operations/media-search';
import type { Message } from '@tsugi/i18n';
import type { FilterTag } from '@tsugi/ui/filter-tags';
import type { Codec } from '@tsugi/ui/url-state';
import type { Header } from '../model/header.ts';
import type { EngineName, SearchType } from '../model/values.ts';
import type { SitesText } from './SiteNames.tsx';

/** A search, with what besides its values decides whether a filter can have an effect. */
export interface SearchContext<P> {
  readonly type: SearchType;
  readonly header: Header | undefined;
  readonly params: P;
  readonly isSignedIn: boolean;
  /** The viewer's account shows adult works. */
  readonly showsAdult: boolean;
  /** Genres and tags (the tracker) or genres and themes (MAL) that exist; undefined until they are loaded. */
  readonly knownNames: ReadonlySet<string> | undefined;
  /** How sites are named by their ids; absent until their names are loaded. */
  readonly nameSites?: ((ids: readonly number[]) => SitesText | undefined) | undefined;
}

/** One value: an element where several can be chosen. */
export type Item<V> = NonNullable<V extends readonly (infer E)[] ? E : V>;

/**
 * By parameter, why a value has no effect: one sentence for the user, or undefined when it has one.
 * @template P the parameters of the filter
 * @template All those and others that decide
 */
type Rules<P, All> = {
  readonly [K in keyof P]?: (value: Item<P[K]>, context: SearchContext<All>) => string | undefined;
};

/** What is asked for; the page's number is added where it is asked. */
export type SearchVariables = Omit<MediaSearchVariables, 'page'>;

/** Members without a value are left out of the request: the tracker takes null for a condition. */
export type Loose<T> = { readonly [K in keyof T]?: T[K] | undefined };

/** One filter that is set. */
export interface Tag<P> extends Omit<FilterTag, 'disabledReason'> {
  /** The value that decides whether it has an effect. */
  readonly param: keyof P;
  readonly value: Item<P[keyof P]>;
  /** The change that takes it away. */
  readonly without: Partial<P>;
}

/** The values of a filter that has one parameter with values of a list. */
type Values<P> = {
  readonly [K in keyof P & string]: {
    readonly param: K;
    /** Those that are offered. */
    readonly offered: (context: SearchContext<P>, engine: EngineName) => readonly Item<P[K]>[];
    readonly text: (value: Item<P[K]>) => string;
  };
}[keyof P & string];

/** How a filter is set in its panel; `panels/FilterControl.tsx` has a component for each kind. */
export type Control =
  /** One of the values, or any. */
  | { readonly kind: 'choice'; readonly anyLabel: Message }
  /** Any number of the values; `search` names the box that finds them. */
  | { readonly kind: 'list'; readonly search?: Message }
  /** Two boxes that exclude each other; neither is the default. */
  | { readonly kind: 'yes-no' }
  | { readonly kind: 'genres' | 'rating' | 'years' | 'length' | 'sites' | 'order' };

/**
 * One filter of the search: what its URL, its controls, its tags, the title of the tab and the tracker need of it, and why the
 * MAL-style service cannot carry it out. What that service is sent is in the lazy file of its search (`engines/mal`).
 * @template P its parameters by their names in the URL
 * @template All those and others that it looks at
 */
export interface Filter<P, All = P> {
  readonly name: string;
  readonly label: Message | ((type: SearchType, engine: EngineName) => string);
  /** Where its pill stands: among the others by default. Those of `more` share one. */
  readonly place?: 'more' | 'end';
  readonly codecs: { readonly [K in keyof P]: Codec<P[K]> };
  /** Settles what contradicts itself. */
  readonly settle?: (params: P) => P;
  /** What of it changes after the type was switched. */
  readonly forType?: (params: P, type: SearchType, engine: EngineName) => Partial<P>;
  readonly values?: Values<P>;
  readonly control: Control;
  /** One for each value by default. */
  readonly tags?: (context: SearchContext<P>) => readonly Tag<P>[];
  /** What its pill shows; the labels of its tags by default. */
  readonly pill?: (context: SearchContext<P>) => readonly string[];
  /** Stands for all values where there is no list of them: when it has no effect, the pill is marked as unavailable. */
  readonly sample?: { readonly [K in keyof P]: readonly [param: K, value: Item<P[K]>] }[keyof P];
  /** The title of the tab names it at this place; by the texts of its values by default. */
  readonly title?: { readonly place: number; readonly texts?: (params: P) => readonly string[] };
  readonly tracker: {
    readonly rules?: Rules<P, All>;
    /** @param context with those parameters that have an effect; what the user chose stands above what the header stands for */
    readonly send: (context: SearchContext<All>) => Loose<SearchVariables>;
  };
  /** The sentence that the service does not know the filter at all; else its rules. */
  readonly mal: (() => string) | Rules<P, All>;
}

/** A tag for each value of a parameter, or for its only one. */
export function tagsOf<P, K extends keyof P & string>(
  params: P,
  param: K,
  label: (value: Item<P[K]>) => string,
): readonly Tag<P>[] {
  const set: unknown = params[param];
  if (set === undefined) return [];
  const list: readonly unknown[] | undefined = Array.isArray(set) ? set : undefined;
  return (list ?? [set]).map((one) => {
    // One of the parameter's values, or its only one.
    const value = one as Item<P[K]>;
    return {
      key: list ? `${param} ${value}` : param,
      label: label(value),
      param,
      value,
      // One member, of its own type.
      without: { [param]: list?.filter((other) => other !== one) } as Partial<P>,
    };
  });
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A list with something in it: services take an empty one for a condition. */
export function some<T>(values: readonly T[]): readonly T[] | undefined {
  return values.length > 0 ? values : undefined;
}

/** Two bounds the right way round. */
export function ordered(
  low: number | undefined,
  high: number | undefined,
): readonly [number | undefined, number | undefined] {
  return low !== undefined && high !== undefined && low > high ? [high, low] : [low, high];
}
