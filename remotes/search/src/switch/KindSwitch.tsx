import { t } from '@tsugi/i18n/macro';
import { SegmentedControl } from '@tsugi/ui/components';
import { useEffect, useRef, useState } from 'react';
import { PEOPLE_KINDS, PEOPLE_LABELS, type PeopleKind } from '../model/people-kinds.ts';
import type { SearchType } from '../model/values.ts';
import classes from './KindSwitch.module.css';

export type SearchKind = SearchType | PeopleKind;

export interface KindSwitchProps {
  readonly kind: SearchKind;
  readonly onChange: (kind: SearchKind) => void;
}

/** What is searched for: titles of a type, or people, studios and users. */
export function KindSwitch({ kind, onChange }: KindSwitchProps) {
  // The control changes at once; the navigation takes longer.
  const [chosen, setChosen] = useState({ kind, from: kind });
  if (chosen.from !== kind) setChosen({ kind, from: kind });
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The first ones are in sight without it, and reading the layout would delay the page.
    if (PEOPLE_KINDS.some((one) => one === kind)) {
      row.current
        ?.querySelector(':checked')
        ?.parentElement?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
    }
  }, [kind]);
  return (
    <div ref={row} className={classes.row}>
      <SegmentedControl
        className={classes.kinds}
        label={t`Type`}
        value={chosen.kind}
        onChange={(next) => {
          setChosen({ kind: next, from: kind });
          onChange(next);
        }}
        options={[
          { value: 'anime', label: t`Anime` },
          { value: 'manga', label: t`Manga` },
          { value: 'media', label: t`All` },
          ...PEOPLE_KINDS.map((value) => ({ value, label: PEOPLE_LABELS[value] })),
        ]}
      />
    </div>
  );
}

/** The search for a text: `/search/staff?q=mori`. */
export function kindPath(kind: SearchKind, q: string): string {
  return q === '' ? `/search/${kind}` : `/search/${kind}?${new URLSearchParams({ q })}`;
}
