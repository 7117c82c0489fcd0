/** Runs the site with the mock backend, and Storybook, until one exits or the user stops it. */
import { setTimeout as wait } from 'node:timers/promises';
import { demoLogin } from '@cb/mocks/world/members';
import getPort, { portNumbers } from 'get-port';
import { launch, stopAll } from './run.ts';

interface Server {
  readonly url: string;
  /** Rejects when the process exits, which is always unexpected. */
  readonly ended: Promise<never>;
}

/** Returns the wanted port, or logs and returns the next free one. */
async function findPort(purpose: string, wanted: number) {
  const port = await getPort({ port: portNumbers(wanted, wanted + 100) });
  if (port !== wanted) console.log(`Port ${wanted} is busy: ${purpose} uses ${port} instead.`);
  return port;
}

let ready = false;
let stopping = false;

function serve(name: string, port: number, command: string, args: readonly string[]): Server {
  const { child, streams } = launch(command, args);
  const output: string[] = [];
  for (const stream of streams) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output.push(text);
      if (ready && !stopping) process.stdout.write(text.replaceAll(/^(?=.)/gm, `${name} | `));
    });
  }
  const ended = new Promise<never>((_, reject) => {
    child.once('error', reject);
    child.once('close', () => {
      const said = ready ? '' : `\n\n${output.join('').trimEnd()}`;
      reject(new Error(`${name} has ended unexpectedly.${said}`));
    });
  });
  return { url: `http://localhost:${port}/`, ended };
}

/** Polls until the server responds with 200. */
async function waitUntilReady({ url }: Server) {
  for (;;) {
    const response = await fetch(url, { headers: { accept: 'text/html' } }).catch(() => undefined);
    await response?.body?.cancel();
    if (response?.status === 200) return;
    await wait(150);
  }
}

async function end(code: number) {
  if (stopping) return;
  stopping = true;
  await stopAll();
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void end(signal === 'SIGINT' ? 0 : 1));
}

try {
  const sitePort = await findPort('the site', 5173);
  const workbenchPort = await findPort('Storybook', 6006);
  console.log('Starting the site and Storybook …');
  const servers = [
    serve('site', sitePort, 'vite', ['apps/site', '--port', `${sitePort}`, '--strictPort']),
    serve('storybook', workbenchPort, 'storybook', [
      'dev',
      '--ci',
      '--quiet',
      '--exact-port',
      '--disable-telemetry',
      `--port=${workbenchPort}`,
    ]),
  ];
  const ended = Promise.race(servers.map((server) => server.ended));
  await Promise.race([Promise.all(servers.map(waitUntilReady)), ended]);
  ready = true;
  const [site, workbench] = servers;
  console.log(`
  Site        ${site?.url}
  Storybook   ${workbench?.url}
  Demo login  ${demoLogin.email}  ${demoLogin.password}

  Ctrl+C stops both.
`);
  await ended;
} catch (error) {
  if (!stopping) {
    console.error(error instanceof Error ? error.message : error);
    await end(1);
  }
}
