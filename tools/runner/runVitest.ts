import { spawnSync } from 'node:child_process';

/** Runs Vitest in this terminal. Returns whether it succeeded. */
export function runVitest(args: readonly string[], env: NodeJS.ProcessEnv) {
  const { status } = spawnSync('vitest', ['run', '--reporter=dot', ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status === 0;
}
