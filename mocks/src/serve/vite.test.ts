import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { io } from 'socket.io-client';
import { createServer } from 'vite';
import { expect, it } from 'vitest';
import { HttpClient } from './testClient.ts';
import { referenceBackend } from './vite.ts';
import { demoLogin, demoMemberId } from '../world/members.ts';

it('answers calls on the dev server before the index page, and adds the meta tag', async () => {
  const root = await mkdtemp(join(tmpdir(), 'cb-vite-'));
  await writeFile(join(root, 'index.html'), '<!doctype html><title>Site</title>');
  const vite = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [referenceBackend('apps/site/widget')],
    server: { port: 0, host: '127.0.0.1' },
  });
  await vite.listen();
  const url = vite.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
  let providers: string | undefined;
  try {
    const client = new HttpClient(url);
    const { text } = await client.open('/dashboard');
    expect(text).toContain('<title>Site</title>');
    providers = /<meta name="cb-providers" content="(.*?)"/.exec(text)?.[1];
    expect(providers).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    const login = { Email: demoLogin.email, Password: demoLogin.password };
    expect((await client.post('/ath', login, { Origin: 'https://evil.example' })).status).toBe(403);
    expect((await client.post('/ath', login, { Origin: url })).status).toBe(200);
    const socket = io(url, { extraHeaders: { Cookie: client.cookieHeader }, forceNew: true });
    expect(await socket.emitWithAck('setuser', demoMemberId)).toBe(true);
    socket.disconnect();
    expect((await client.open('/logout')).status).toBe(303);
    await client.post('/ath', login);
    const { json } = await client.post('/personaly/offerwall');
    expect(json).toMatchObject({ Data: [expect.stringContaining(`${providers}/wall/`)] });
    const { headers } = await fetch(`${providers}/news`);
    const { port } = new URL(url);
    expect(headers.get('Content-Security-Policy')).toContain(`http://localhost:${port}`);
  } finally {
    await vite.close();
    await rm(root, { recursive: true, force: true });
  }
});
