import { writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { FullConfig, FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Writes for the test command how many tests passed and failed, and how many seconds each file took. */
export default class CountReporter implements Reporter {
  passed = 0;
  failed = 0;
  root = '';
  readonly seconds = new Map<string, number>();

  onBegin(config: FullConfig): void {
    this.root = config.configFile ? dirname(dirname(config.configFile)) : config.rootDir;
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status === 'passed') this.passed += 1;
    else if (result.status !== 'skipped') this.failed += 1;
    const file = relative(this.root, test.location.file).replaceAll('\\', '/');
    this.seconds.set(file, (this.seconds.get(file) ?? 0) + result.duration / 1000);
  }

  onEnd(_result: FullResult): void {
    const path = process.env.E2E_COUNT_FILE;
    const files = [...this.seconds].map(([file, seconds]) => ({ file, seconds }));
    if (path) writeFileSync(path, JSON.stringify({ passed: this.passed, failed: this.failed, files }));
  }
}
