/** Runs npm scripts at the same time. Prints a line for each, and at the end the whole output of those that failed. */
import { execFile } from 'node:child_process';

/** Resolves with the output of a script that failed. */
const run = (name: string) =>
  new Promise<string | undefined>((resolve) => {
    const start = performance.now();
    execFile('npm', ['run', name], { maxBuffer: 2 ** 30 }, (error, output, errors) => {
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      console.log(`${error ? '✗' : '✓'} ${name}, ${seconds} s`);
      resolve(error ? output + errors : undefined);
    });
  });

const failed = (await Promise.all(process.argv.slice(2).map(run))).filter(
  (output) => output !== undefined,
);
for (const output of failed) console.error(output);
if (failed.length > 0) process.exitCode = 1;
