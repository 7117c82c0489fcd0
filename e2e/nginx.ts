import { execFileSync, spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { startServer, type RunningServer } from '@cb/mocks/serve/server';
import { pickPort } from './site.ts';

const candidates = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx'];
const findNginx = () => candidates.find((path) => existsSync(path));

/** The folder of Debian's module configuration, which its nginx.conf includes. */
const modules = '/etc/nginx/modules-enabled';

/** Installs Debian's nginx if it is missing. Returns the path of nginx; `undefined` if it is not available. */
export function ensureNginx(): string | undefined {
  const installers = [['update'], ['install', '-y', '--no-install-recommends', 'nginx-light']];
  for (const args of installers) {
    if (findNginx()) break;
    try {
      execFileSync('apt-get', args, { stdio: 'ignore', timeout: 120_000 });
    } catch {
      // Ignored, because the result is checked below.
    }
  }
  return findNginx();
}

const read = (name: string) => readFileSync(join('deploy/nginx', name), 'utf8');

/**
 * Runs the deployment's own configuration in front of the mock backend, over https. Replaces the
 * values that its guide says to replace: names, ports, folders and the certificate.
 */
export async function startBehindNginx(nginx: string, worker: number): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'cb-nginx-'));
  const [port, plainPort] = [await pickPort(worker), await pickPort(worker)];
  const host = `127.0.0.1:${port}`;
  const server = await startServer({ dist: 'apps/site/dist', secure: true });
  mkdirSync(join(folder, 'cb-rewards'));
  const options = [
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    '-subj',
    '/CN=127.0.0.1',
    '-addext',
    'subjectAltName=IP:127.0.0.1',
  ];
  const certificateFiles = [
    '-keyout',
    join(folder, 'privkey.pem'),
    '-out',
    join(folder, 'fullchain.pem'),
  ];
  execFileSync('openssl', ['req', '-x509', ...options, ...certificateFiles], { stdio: 'ignore' });
  const withFolders = (text: string) =>
    text
      .replaceAll('/srv/cb-rewards/', `${resolve('apps/site')}/`)
      .replaceAll('/etc/ssl/cb-rewards/', `${folder}/`)
      .replaceAll('/etc/nginx/cb-rewards/', `${folder}/cb-rewards/`)
      .replaceAll('rewards.example', '127.0.0.1')
      .replace('listen 443', `listen ${host}`)
      .replace('listen 80', `listen 127.0.0.1:${plainPort}`)
      .replace('127.0.0.1:4173', `127.0.0.1:${server.port}`);
  for (const name of ['http.conf', 'locations.conf', 'server.conf']) {
    writeFileSync(join(folder, 'cb-rewards', name), withFolders(read(name)));
  }
  writeFileSync(join(folder, 'nginx.conf'), mainConfiguration(folder));
  const child = spawn(nginx, ['-e', 'stderr', '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'exit');
  await waitUntilStarted(child);
  return {
    ...server,
    url: `https://${host}`,
    port,
    close: async () => {
      child.kill('SIGTERM');
      await ended;
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The context that Debian's own nginx.conf provides, without a daemon. */
const mainConfiguration = (folder: string) => `
daemon off;
pid ${folder}/nginx.pid;
error_log stderr notice;
include ${modules}/*.conf;
events { worker_connections 256; }
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  include ${folder}/cb-rewards/http.conf;
  include ${folder}/cb-rewards/server.conf;
}
`;

/**
 * Waits until nginx logs that it starts its workers, because it listens by then. Throws its output if
 * it exits.
 */
async function waitUntilStarted(child: ChildProcessByStdio<null, null, Readable>) {
  let log = '';
  for await (const text of child.stderr.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    log += String(text);
    if (log.includes('start worker process')) {
      // Keeps reading, because a full pipe would block nginx.
      child.stderr.resume();
      return;
    }
  }
  throw new Error(`nginx does not start:\n${log}`);
}
