import type { Activity, Reply } from './activity.ts';
import { buildActivities, buildActivity, buildReplies, REPLY_SPAN } from './build-activities.ts';
import type { PopularPick } from './popular-draw.ts';
import type { User } from './user.ts';

/** Activities and their replies. */
export class Feed {
  /** Newest last. */
  readonly activities: Activity[];
  private readonly byId = new Map<number, Activity>();
  private readonly replies = new Map<number, Reply[]>();
  private readonly users: readonly User[];
  private readonly draw: PopularPick;
  private readonly builtAt: number;

  constructor(users: readonly User[], draw: PopularPick, now: number) {
    this.users = users;
    this.draw = draw;
    this.builtAt = now;
    this.activities = seededActivities(users, draw, now);
    for (const activity of this.activities) {
      this.byId.set(activity.id, activity);
    }
  }

  activity(id: number): Activity | undefined {
    return this.byId.get(id);
  }

  repliesTo(activity: Activity): Reply[] {
    const known = this.replies.get(activity.id);
    if (known !== undefined) {
      return known;
    }
    const built = buildReplies(activity, this.users, this.draw, this.builtAt);
    this.replies.set(activity.id, built);
    return built;
  }

  reply(id: number): Reply | undefined {
    const activity = this.byId.get(Math.floor(id / REPLY_SPAN));
    return activity === undefined ? undefined : this.repliesTo(activity).find((reply) => reply.id === id);
  }

  add(activity: Omit<Activity, 'id'>): Activity {
    const added = { ...activity, id: this.nextId() };
    this.activities.push(added);
    this.byId.set(added.id, added);
    this.replies.set(added.id, []);
    return added;
  }

  /** Invents an activity of now, by `author` or by any user. */
  invent(createdAt: number, author: User | undefined): Activity {
    const { id: _, ...drawn } = buildActivity(this.nextId(), this.users, this.draw, createdAt, author);
    return this.add(drawn);
  }

  remove(activity: Activity): void {
    this.byId.delete(activity.id);
    this.activities.splice(this.activities.indexOf(activity), 1);
  }

  addReply(activity: Activity, userId: number, text: string, createdAt: number): Reply {
    const replies = this.repliesTo(activity);
    const id = Math.max(activity.id * REPLY_SPAN, ...replies.map((reply) => reply.id)) + 1;
    const reply = { id, activityId: activity.id, userId, text, createdAt };
    replies.push(reply);
    return reply;
  }

  removeReply(reply: Reply): void {
    const activity = this.byId.get(reply.activityId);
    const replies = activity === undefined ? [] : this.repliesTo(activity);
    replies.splice(replies.indexOf(reply), 1);
  }

  private nextId(): number {
    return (this.activities.at(-1)?.id ?? 0) + 1;
  }
}

const seeds = new WeakMap<PopularPick, readonly Activity[]>();

/** The seeded activities as new records: writing them takes longer than copying them after a reset. */
function seededActivities(users: readonly User[], draw: PopularPick, now: number): Activity[] {
  const known = seeds.get(draw) ?? buildActivities(users, draw, now);
  seeds.set(draw, known);
  return known.map((activity) => ({ ...activity }));
}
