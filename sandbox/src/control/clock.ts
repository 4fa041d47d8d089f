/** The sandbox's idea of now: real time, until a test holds it still. */
export class SandboxClock {
  private held: number | undefined;
  private readonly real: () => number;

  constructor(real: () => number) {
    this.real = real;
  }

  readonly now = (): number => this.held ?? this.real();

  /** Time stands still at this moment, in milliseconds since the epoch. */
  hold(now: number): void {
    this.held = now;
  }

  release(): void {
    this.held = undefined;
  }
}
