/** The sandbox's clock: real time, until a test stops it. */
export class SandboxClock {
  private held: number | undefined;
  private readonly real: () => number;

  constructor(real: () => number) {
    this.real = real;
  }

  readonly now = (): number => this.held ?? this.real();

  /** The clock stops at this time, in milliseconds since the epoch. */
  hold(now: number): void {
    this.held = now;
  }

  release(): void {
    this.held = undefined;
  }
}
