import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { tellProgress } from './progress.ts';

/** A Playwright reporter that tells the test runner how many tests have ended, and which fail. */
export default class implements Reporter {
  private done = 0;
  private total = 0;

  onBegin(_config: FullConfig, suite: Suite) {
    this.total = suite.allTests().length;
  }

  onTestEnd(test: TestCase, { status }: TestResult) {
    if (status !== test.expectedStatus)
      tellProgress({ failed: test.titlePath().slice(2).join(' > ') });
    this.done += 1;
    tellProgress({ done: this.done, total: this.total, unit: 'tests' });
  }

  printsToStdio() {
    return false;
  }
}
