import type { Relation } from './media.ts';
import type { WorkPlan } from './work-plan.ts';

export type FamilyMember = Omit<WorkPlan, 'english' | 'romaji' | 'native' | 'links'> & {
  links: { to: number; relation: Relation }[];
};

const INVERSE: Readonly<Record<Relation, Relation>> = {
  ADAPTATION: 'SOURCE',
  SOURCE: 'ADAPTATION',
  PREQUEL: 'SEQUEL',
  SEQUEL: 'PREQUEL',
  PARENT: 'SIDE_STORY',
  SIDE_STORY: 'PARENT',
  SPIN_OFF: 'PARENT',
  SUMMARY: 'PARENT',
  ALTERNATIVE: 'ALTERNATIVE',
  CHARACTER: 'CHARACTER',
  OTHER: 'OTHER',
  COMPILATION: 'CONTAINS',
  CONTAINS: 'COMPILATION',
  SAME_UNIVERSE: 'SAME_UNIVERSE',
};

/** Grows the works of a franchise and ties both ends of each relation. */
export class Family {
  readonly members: FamilyMember[] = [];

  add(member: Omit<FamilyMember, 'links' | 'isHero'>, isHero = false): number {
    this.members.push(Object.assign(member, { links: [], isHero }));
    return this.members.length - 1;
  }

  /** `to` is the `relation` of `from`. */
  link(from: number, relation: Relation, to: number): void {
    this.append(from, relation, to);
    this.append(to, INVERSE[relation], from);
  }

  private append(from: number, relation: Relation, to: number): void {
    this.members[from]?.links.push({ to, relation });
  }
}
