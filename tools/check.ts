/**
 * Runs npm scripts in the given order, as many at a time as there are cores. Prints each result, and the output of
 * a script that failed, as soon as the script ends.
 */
import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';

const waiting = process.argv.slice(2);
const failed: string[] = [];

const run = (name: string) =>
  new Promise<void>((resolve) => {
    const start = performance.now();
    execFile('npm', ['run', name], { maxBuffer: 2 ** 30 }, (error, output, errors) => {
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      console.log(`${error ? '✗' : '✓'} ${name}, ${seconds} s`);
      if (error) {
        console.error(output + errors);
        failed.push(name);
      }
      resolve();
    });
  });

async function runOneAfterAnother() {
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) await run(name);
}

await Promise.all(Array.from({ length: availableParallelism() }, runOneAfterAnother));
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')}`);
  process.exitCode = 1;
}
