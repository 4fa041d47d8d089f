import { t } from '@tsugi/i18n/macro';
import { useNavigate } from '@tsugi/router';
import { SegmentedControl } from '@tsugi/ui/components';
import { useState } from 'react';
import { PEOPLE_KINDS, PEOPLE_LABELS, type PeopleKind } from '../model/people-kinds.ts';
import { SEARCH_TYPES, type SearchType } from '../model/values.ts';
import classes from './KindSwitch.module.css';

export type SearchKind = SearchType | PeopleKind;

export interface KindSwitchProps {
  readonly kind: SearchKind;
  /** What is searched for, which the other search begins with. */
  readonly q: string;
  /** Shows titles of another type where the page does so itself, with its filters. */
  readonly onTypeChange?: (type: SearchType) => void;
}

/** What is searched for: titles of a type, or people, studios and users. */
export function KindSwitch({ kind, q, onTypeChange }: KindSwitchProps) {
  const navigate = useNavigate();
  // The control changes at once; the navigation takes longer.
  const [chosen, setChosen] = useState({ kind, from: kind });
  if (chosen.from !== kind) setChosen({ kind, from: kind });
  const change = (next: SearchKind) => {
    setChosen({ kind: next, from: kind });
    const type = SEARCH_TYPES.find((one) => one === next);
    if (type && onTypeChange) onTypeChange(type);
    // The user is still at the controls, so the frame leaves the focus where it is.
    else void navigate(kindPath(next, q), { state: { keepFocus: true } });
  };
  return (
    <SegmentedControl
      className={classes.kinds}
      label={t`Type`}
      value={chosen.kind}
      onChange={change}
      options={[
        { value: 'anime', label: t`Anime` },
        { value: 'manga', label: t`Manga` },
        { value: 'media', label: t`All` },
        ...PEOPLE_KINDS.map((value) => ({ value, label: PEOPLE_LABELS[value] })),
      ]}
    />
  );
}

/** The search for a text: `/search/staff?q=mori`. */
export function kindPath(kind: SearchKind, q: string): string {
  return q === '' ? `/search/${kind}` : `/search/${kind}?${new URLSearchParams({ q })}`;
}
