import type { Reporter, TestCase, TestSpecification } from 'vitest/node';
import { tellProgress } from './progress.ts';

/** A Vitest reporter that tells the test runner how many files have ended, and which tests fail. */
export default class implements Reporter {
  private done = 0;
  private total = 0;

  onTestRunStart(specifications: readonly TestSpecification[]) {
    this.total = specifications.length;
  }

  onTestCaseResult(test: TestCase) {
    if (test.result().state === 'failed') {
      tellProgress({ failed: `${test.module.relativeModuleId} > ${test.fullName}` });
    }
  }

  onTestModuleEnd() {
    this.done += 1;
    tellProgress({ done: this.done, total: this.total, unit: 'files' });
  }
}
