/** Makes so many pictures at a time; those that a page waits for before those that nobody has asked for. */
export class PictureQueue {
  private readonly width: number;
  private readonly asked: (() => void)[] = [];
  private readonly early: (() => void)[] = [];
  private running = 0;

  constructor(width: number) {
    this.width = width;
  }

  run<T>(make: () => Promise<T>, isEarly = false): Promise<T> {
    return new Promise((resolve, reject) => {
      (isEarly ? this.early : this.asked).push(() => {
        void make()
          .then(resolve, reject)
          .finally(() => {
            this.running -= 1;
            this.next();
          });
      });
      this.next();
    });
  }

  private next(): void {
    while (this.running < this.width) {
      const start = this.asked.shift() ?? this.early.shift();
      if (start === undefined) return;
      this.running += 1;
      start();
    }
  }
}
