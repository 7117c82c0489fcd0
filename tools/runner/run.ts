import { spawn, type ChildProcess } from 'node:child_process';
import type { Progress } from './progress.ts';

export interface Finished {
  readonly ok: boolean;
  /** Combined stdout and stderr. */
  readonly output: string;
}

const running = new Set<ChildProcess>();

/**
 * Runs a command and collects its output. Calls back with the progress that its reporter sends. Never
 * rejects; `ok` is false if it failed.
 */
export function run(
  command: string,
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
  onProgress: (progress: Progress) => void = () => {},
) {
  return new Promise<Finished>((resolve) => {
    const chunks: string[] = [];
    const child = spawn(command, args, {
      // In its own process group, so that `stop` also ends its child processes.
      detached: true,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    running.add(child);
    const end = (ok: boolean) => resolve({ ok, output: chunks.join('') });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
    }
    child.on('message', (message: Progress) => onProgress(message));
    child.once('error', (error) => {
      chunks.push(String(error));
      end(false);
    });
    child.once('close', (code) => {
      running.delete(child);
      end(code === 0);
    });
  });
}

/** Terminates a process group, and kills it after 5 s. */
function stop(child: ChildProcess) {
  return new Promise<void>((resolve) => {
    if (!running.has(child)) return resolve();
    const force = setTimeout(() => signal(child, 'SIGKILL'), 5_000);
    child.once('close', () => {
      clearTimeout(force);
      resolve();
    });
    signal(child, 'SIGTERM');
  });
}

/** Stops all processes started by `run`. */
export const stopAll = async () => void (await Promise.all([...running].map(stop)));

function signal(child: ChildProcess, name: NodeJS.Signals) {
  try {
    if (child.pid) process.kill(-child.pid, name);
  } catch {
    // The process has already exited.
  }
}
