import { writeFileSync } from 'node:fs';
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Writes how many journeys passed and failed to the file that the test command adds up. */
export default class CountReporter implements Reporter {
  passed = 0;
  failed = 0;

  onTestEnd(_test: TestCase, result: TestResult): void {
    if (result.status === 'passed') this.passed += 1;
    else if (result.status !== 'skipped') this.failed += 1;
  }

  onEnd(_result: FullResult): void {
    const file = process.env.E2E_COUNT_FILE;
    if (file) writeFileSync(file, JSON.stringify({ passed: this.passed, failed: this.failed }));
  }
}
