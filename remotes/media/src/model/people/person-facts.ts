import { present } from '@tsugi/data/operation';
import type { CharacterInfo } from '@tsugi/data/operations/character-info';
import type { StaffInfo } from '@tsugi/data/operations/staff-info';
import { t } from '@tsugi/i18n/macro';
import { type FuzzyDate, formatFuzzyDate, formatNumber, joinItems } from '@tsugi/ui/components';
import { serviceLabel } from '../enum-label.ts';
import type { Fact } from '../facts/media-facts.ts';

type Source = Pick<CharacterInfo, 'gender' | 'bloodType' | 'dateOfBirth'>;

/** The facts of a character in their order; unknown ones are left out. */
export function characterFacts(
  character: Source & Pick<CharacterInfo, 'age'>,
  favourites: number | null | undefined,
): readonly Fact[] {
  return known([
    [t`Birthday`, formatFuzzyDate(character.dateOfBirth)],
    [t`Age`, character.age],
    [t`Gender`, serviceLabel(character.gender)],
    [t`Blood type`, character.bloodType],
    [t`Favourites`, count(favourites)],
  ]);
}

/** The facts of a member of the staff in their order; unknown ones are left out. */
export function staffFacts(
  staff: Source & Pick<StaffInfo, 'age' | 'dateOfDeath' | 'yearsActive' | 'homeTown' | 'primaryOccupations'>,
  favourites: number | null | undefined,
): readonly Fact[] {
  const death = formatFuzzyDate(staff.dateOfDeath);
  return known([
    [t`Occupation`, joinItems(present(staff.primaryOccupations).map(serviceLabel))],
    [t`Born`, withAge(formatFuzzyDate(staff.dateOfBirth), death ? undefined : staff.age)],
    [t`Died`, withAge(death, ageBetween(staff.dateOfBirth, staff.dateOfDeath) ?? staff.age)],
    [t`Age`, staff.age && !death && !formatFuzzyDate(staff.dateOfBirth) ? String(staff.age) : ''],
    [t`Gender`, serviceLabel(staff.gender)],
    [t`Years active`, activeText(present(staff.yearsActive), death !== '')],
    [t`Home town`, staff.homeTown],
    [t`Blood type`, staff.bloodType],
    [t`Favourites`, count(favourites)],
  ]);
}

function known(
  facts: readonly (readonly [label: string, value: string | null | undefined])[],
): readonly Fact[] {
  return facts.flatMap(([label, value]) => (value ? { label, values: [value] } : []));
}

/** "Oct 4, 1980 (46)". */
function withAge(date: string, age: number | null | undefined): string {
  return date && age ? t({ message: `${date} (${age})`, context: 'age' }) : date;
}

/** The age in whole years; undefined when a year is not known. */
function ageBetween(birth: FuzzyDate | null, death: FuzzyDate | null): number | undefined {
  if (!birth?.year || !death?.year) return undefined;
  const isBefore =
    birth.month && death.month
      ? death.month < birth.month || (death.month === birth.month && (death.day ?? 31) < (birth.day ?? 1))
      : false;
  return death.year - birth.year - (isBefore ? 1 : 0);
}

/** "1998 to 2020", "since 1998"; of someone who died "from 1998". */
function activeText([from, to]: readonly number[], isDead: boolean): string {
  if (!from) return '';
  if (to) return to === from ? String(from) : t`${from} to ${to}`;
  return isDead ? t`from ${from}` : t`since ${from}`;
}

function count(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : formatNumber(value);
}
