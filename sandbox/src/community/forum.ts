import type { Thread, ThreadComment } from './threads.ts';
import { COMMENT_SPAN } from './threads.ts';

/** Threads and their comments. */
export class Forum {
  private readonly threadsById = new Map<number, Thread>();
  private readonly commentsById = new Map<number, ThreadComment>();
  private readonly commentsByThread = new Map<number, ThreadComment[]>();

  constructor(seeded: { threads: readonly Thread[]; comments: readonly ThreadComment[] }) {
    for (const thread of seeded.threads) {
      this.threadsById.set(thread.id, thread);
    }
    for (const comment of seeded.comments) {
      this.put(comment);
    }
  }

  /** Oldest first. */
  get threads(): readonly Thread[] {
    return [...this.threadsById.values()];
  }

  get comments(): readonly ThreadComment[] {
    return [...this.commentsById.values()];
  }

  thread(id: number): Thread | undefined {
    return this.threadsById.get(id);
  }

  comment(id: number): ThreadComment | undefined {
    return this.commentsById.get(id);
  }

  /** All comments of a thread at whatever depth, oldest first. */
  commentsOf(threadId: number): readonly ThreadComment[] {
    return this.commentsByThread.get(threadId) ?? [];
  }

  repliesTo({ id, threadId }: ThreadComment): readonly ThreadComment[] {
    return this.commentsOf(threadId).filter(({ parentId }) => parentId === id);
  }

  /** Whether the comment or one that it stands below is locked. */
  isLocked(comment: ThreadComment): boolean {
    const parent = comment.parentId === null ? undefined : this.comment(comment.parentId);
    return comment.isLocked || (parent !== undefined && this.isLocked(parent));
  }

  addThread(thread: Omit<Thread, 'id'>): Thread {
    const added = { ...thread, id: Math.max(0, ...this.threadsById.keys()) + 1 };
    this.threadsById.set(added.id, added);
    return added;
  }

  removeThread({ id }: Thread): void {
    for (const comment of this.commentsOf(id)) {
      this.commentsById.delete(comment.id);
    }
    this.commentsByThread.delete(id);
    this.threadsById.delete(id);
  }

  addComment(comment: Omit<ThreadComment, 'id'>): ThreadComment {
    const last = Math.max(comment.threadId * COMMENT_SPAN, ...this.commentsById.keys());
    const added = { ...comment, id: last + 1 };
    this.put(added);
    return added;
  }

  /** Removes the comment with the replies below it. */
  removeComment(comment: ThreadComment): void {
    for (const reply of this.repliesTo(comment)) {
      this.removeComment(reply);
    }
    this.commentsById.delete(comment.id);
    this.commentsByThread.set(
      comment.threadId,
      this.commentsOf(comment.threadId).filter(({ id }) => id !== comment.id),
    );
  }

  private put(comment: ThreadComment): void {
    this.commentsById.set(comment.id, comment);
    const siblings = this.commentsByThread.get(comment.threadId) ?? [];
    siblings.push(comment);
    this.commentsByThread.set(comment.threadId, siblings);
  }
}
