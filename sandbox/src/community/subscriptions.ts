export type SubscribableType = 'THREAD' | 'ACTIVITY';
type Subject = { id: number; userId: number };

/** Who is notified of further comments. The author of a subject is subscribed until they unsubscribe. */
export class Subscriptions {
  private readonly chosen = new Map<string, Map<number, boolean>>();

  has(type: SubscribableType, { id, userId: authorId }: Subject, userId: number): boolean {
    return this.chosen.get(`${type} ${id}`)?.get(userId) ?? authorId === userId;
  }

  set(type: SubscribableType, id: number, userId: number, isSubscribed: boolean): void {
    const key = `${type} ${id}`;
    const chosen = this.chosen.get(key) ?? new Map<number, boolean>();
    this.chosen.set(key, chosen.set(userId, isSubscribed));
  }

  /** Ids of the users. */
  of(type: SubscribableType, subject: Subject): readonly number[] {
    const ids = [subject.userId, ...(this.chosen.get(`${type} ${subject.id}`)?.keys() ?? [])];
    return [...new Set(ids)].filter((id) => this.has(type, subject, id));
  }
}
