import type { Reporter, TestCase, TestSpecification, Vitest } from 'vitest/node';
import { tellProgress } from './progress.ts';

/**
 * A Vitest reporter that tells the test runner how many files have ended, and which tests fail. It
 * stops a run whose browser has stopped drawing.
 */
export default class implements Reporter {
  private done = 0;
  private total = 0;
  private vitest: Vitest | undefined;

  onInit(vitest: Vitest) {
    this.vitest = vitest;
  }

  onTestRunStart(specifications: readonly TestSpecification[]) {
    this.total = specifications.length;
  }

  onTestCaseResult(test: TestCase) {
    if (test.result().state === 'failed') {
      tellProgress({ failed: `${test.module.relativeModuleId} > ${test.fullName}` });
    }
    if (test.meta().isFrozen) {
      tellProgress({ frozen: true });
      void this.vitest?.cancelCurrentRun('test-failure');
    }
  }

  onTestModuleEnd() {
    this.done += 1;
    tellProgress({ done: this.done, total: this.total, unit: 'files' });
  }
}
