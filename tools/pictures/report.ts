import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { baselinesDir } from './baselines.ts';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

const folder = 'report/pictures';

/** A picture that differs from its baseline, with the files that the failure names. */
interface Changed {
  /** `light-wide/components-button--looks` */
  readonly picture: string;
  readonly files: Readonly<Record<string, string | undefined>>;
}

/** Reads the failures of a test; the artifacts of Vitest do not name the baseline. */
const changedIn = (test: TestCase): readonly Changed[] =>
  (test.result().errors ?? []).flatMap(({ message }) => {
    const text = stripVTControlCharacters(message);
    const pathAfter = (label: string) => new RegExp(`${label}:\\s+(.+)`).exec(text)?.[1];
    const before = pathAfter('Reference screenshot');
    if (before === undefined) return [];
    const picture = relative(baselinesDir, before).replace('.png', '');
    const files = {
      before,
      difference: pathAfter('Diff image'),
      after: pathAfter('Actual screenshot'),
    };
    return [{ picture, files }];
  });

const style = `
  body { font: 14px system-ui; margin: 0; display: grid; grid-template-columns: 300px 1fr; }
  nav { position: sticky; inset-block-start: 0; block-size: 100vh; overflow: auto; }
  section { block-size: 100vh; display: grid; grid-template-rows: auto minmax(0, 1fr); scroll-snap-align: start; }
  div { display: flex; gap: 8px; min-block-size: 0; }
  figure { margin: 0; flex: 1; min-inline-size: 0; display: grid; grid-template-rows: auto minmax(0, 1fr); }
  img { max-inline-size: 100%; max-block-size: 100%; outline: 1px solid #ccc; }`;

/**
 * Writes a page with each picture that changed: before, the difference and after beside each other, as large as
 * the window allows, and a list of all of them.
 */
export class PicturesReport implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const changed = modules.flatMap((module) => [...module.children.allTests()].flatMap(changedIn));
    rmSync(folder, { recursive: true, force: true });
    if (changed.length === 0) return;
    mkdirSync(folder, { recursive: true });
    const sections = changed.map(({ picture, files }, index) => {
      const figures = Object.entries(files).flatMap(([name, file]) => {
        if (file === undefined) return [];
        copyFileSync(file, join(folder, `${index}-${name}.png`));
        return `<figure><figcaption>${name}</figcaption><img src="${index}-${name}.png" alt=""></figure>`;
      });
      return `<section id="${index}"><h2>${picture}</h2><div>${figures.join('')}</div></section>`;
    });
    const links = changed.map(
      ({ picture }, index) => `<li><a href="#${index}">${picture}</a></li>`,
    );
    const page = `<!doctype html><meta charset="utf-8"><title>Changed pictures</title><style>${style}</style>
<nav><h1>${changed.length} changed</h1><ol>${links.join('')}</ol></nav><main>${sections.join('')}</main>`;
    writeFileSync(join(folder, 'index.html'), page);
  }
}
