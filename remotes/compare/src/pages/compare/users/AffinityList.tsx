import { plural, t } from '@tsugi/i18n/macro';
import { Button } from '@tsugi/ui';
import { Avatar, formatList, formatNumber } from '@tsugi/ui/components';
import { useMemo, useState } from 'react';
import type { Affinity, ResultUser } from '../../../model/types.ts';
import classes from './AffinityList.module.css';
import { HelpTip } from './HelpTip.tsx';

export interface AffinityListProps {
  readonly affinities: readonly Affinity[];
  readonly users: readonly ResultUser[];
}

/** Pairs that are shown before all are asked for. */
const FIRST = 5;
const HELP = () =>
  t`The correlation of the scores of the titles that both have scored: 100% is the same taste, 0% none in common, −100% the opposite.`;

/** How alike every two users are, the most alike first. */
export function AffinityList({ affinities, users }: AffinityListProps) {
  const [all, setAll] = useState(false);
  const sorted = useMemo(() => byAffinity(affinities), [affinities]);
  return (
    <section className={`panel grid gap-2 ${classes.frame}`} aria-labelledby="affinity">
      <h2 className={`row ${classes.title}`}>
        <span id="affinity">{t`Affinity`}</span> <HelpTip about={t`Affinity`} text={HELP()} />
      </h2>
      <ol className="grid gap-3">
        {(all ? sorted : sorted.slice(0, FIRST)).map((pair) => {
          const [first, second] = pair.users.map((place) => users[place]);
          return (
            first && second && <Pair key={pair.users.join()} pair={pair} first={first} second={second} />
          );
        })}
      </ol>
      {sorted.length > FIRST && (
        <Button size="sm" variant="quiet" onClick={() => setAll(!all)}>
          {all ? t`Show fewer pairs` : t`Show all ${{ count: formatNumber(sorted.length) }} pairs`}
        </Button>
      )}
    </section>
  );
}

interface PairProps {
  readonly pair: Affinity;
  readonly first: ResultUser;
  readonly second: ResultUser;
}

function Pair({ pair, first, second }: PairProps) {
  const style = { '--value': Math.abs(pair.value ?? 0) };
  return (
    <li className={classes.pair}>
      <span className={`flex ${classes.faces}`}>
        <Avatar name={first.name} src={first.avatar} size={24} />
        <Avatar name={second.name} src={second.avatar} size={24} />
      </span>
      <span className="one-line">{formatList([first.name, second.name])}</span>
      <strong>{affinityText(pair.value)}</strong>
      <span className={classes.meter} style={style} data-opposite={(pair.value ?? 0) < 0 ? '' : undefined} />
      <span className={`fine ${classes.shared}`}>{sharedText(pair)}</span>
    </li>
  );
}

/** A correlation of -1 to 1 as "82%", "−12%"; a dash while it says nothing. */
function affinityText(value: number | null): string {
  if (value === null) return '–';
  const percent = Math.round(value * 100);
  return t`${{ percent: percent < 0 ? `−${-percent}` : percent }}%`;
}

/** On how much it rests: "134 shared titles". */
function sharedText({ shared, value }: Affinity): string {
  return value === null
    ? plural(shared, { one: '# shared title: too few to tell', other: '# shared titles: too few to tell' })
    : plural(shared, { one: '# shared title', other: '# shared titles' });
}

/** The most alike first; those without a value last. */
function byAffinity(affinities: readonly Affinity[]): readonly Affinity[] {
  const rank = ({ value }: Affinity) => value ?? -2;
  return affinities.toSorted((a, b) => rank(b) - rank(a) || b.shared - a.shared);
}
