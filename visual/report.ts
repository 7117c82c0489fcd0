import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import type {
  FullConfig,
  Reporter,
  TestCase,
  TestError,
  TestResult,
} from '@playwright/test/reporter';
import { stripVTControlCharacters } from 'node:util';
import { closingLine } from '../scripts/counts.ts';
import {
  clear,
  picturesFolder,
  reportDir,
  write,
  type Difference,
} from '../scripts/report/report.ts';
import { baselinesDir, folderOf, orphans } from './stories.ts';

/** Playwright's names for the three pictures, and ours. */
const pictures = { before: 'expected', after: 'actual', difference: 'diff' } as const;

/** Prints a line for each difference and adds them to report/index.html with the pictures. */
export default class VisualReport implements Reporter {
  readonly #differences: Difference[] = [];
  #passed = 0;
  #updating = false;
  #started = 0;

  onBegin(config: FullConfig) {
    this.#updating = config.updateSnapshots !== 'none';
    this.#started = performance.now();
    clear('pictures');
  }

  onTestEnd(test: TestCase, result: TestResult) {
    if (result.status === 'passed') {
      this.#passed += 1;
      return;
    }
    const mode = test.parent.project()?.name ?? '';
    const [, title = test.title, id = ''] = /^(.*) \((.*)\)$/.exec(test.title) ?? [];
    // A timeout comes first and says nothing; what it cut off comes after it.
    const errors = result.errors.length > 0 ? result.errors.map(said) : [result.status];
    const message = errors.join('\n');
    const difference = { title, id, mode, message, ...this.#keep(id, mode, result) };
    this.#differences.push(difference);
    console.log(`✗ ${title} [${mode}]`);
    for (const error of errors) console.log(`    ${firstLines(error)}`);
    for (const kind of ['before', 'after', 'difference'] as const) {
      const file = difference[kind];
      if (file) console.log(`    ${kind.padEnd(10)} ${relative('.', join(reportDir, file))}`);
    }
  }

  /** Copies the pictures into the report; the answer's paths are relative to it. */
  #keep(id: string, mode: string, { attachments }: TestResult) {
    const kept: { before?: string; after?: string; difference?: string } = {};
    for (const kind of ['before', 'after', 'difference'] as const) {
      const path = attachments.find(({ name }) => name.endsWith(`-${pictures[kind]}.png`))?.path;
      if (!path || !existsSync(path)) continue;
      const folder = join(picturesFolder, folderOf(mode));
      const file = join(folder, `${id}-${kind}.png`);
      mkdirSync(join(reportDir, folder), { recursive: true });
      copyFileSync(path, join(reportDir, file));
      kept[kind] = file;
    }
    return kept;
  }

  onError({ message }: { message?: string }) {
    console.log(`✗ ${message ?? 'The run failed.'}`);
    this.#differences.push({ title: 'The run itself', id: '', mode: '', message: message ?? '' });
  }

  onEnd() {
    const left = orphans();
    for (const file of left) {
      if (this.#updating) rmSync(join(baselinesDir, file));
      console.log(`${this.#updating ? 'Deleted' : '✗ Left over:'} baseline ${file}`);
    }
    const unwanted = this.#updating ? 0 : left.length;
    let failed = this.#differences.length + unwanted;
    if (this.#passed + failed === 0) {
      console.log('✗ No story has a picture to compare.');
      failed = 1;
    }
    write('pictures', { passed: this.#passed, differences: this.#differences });
    const seconds = (performance.now() - this.#started) / 1000;
    if (failed > 0) console.log('\nPictures side by side: report/index.html');
    console.log(`${(this.#passed / seconds).toFixed(1)} pictures a second\n`);
    console.log(closingLine({ passed: this.#passed, failed }));
    return Promise.resolve({ status: failed > 0 ? ('failed' as const) : ('passed' as const) });
  }
}

function said({ message = '', location }: TestError) {
  const text = stripVTControlCharacters(message);
  return location ? `${relative('.', location.file)}:${location.line} ${text}` : text;
}

const firstLines = (message: string) =>
  message
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 3)
    .join('\n    ');
