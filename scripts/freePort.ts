import { createServer } from 'node:net';

/** Whether nobody listens on the port, on either of the addresses that `localhost` means. */
async function isFree(port: number) {
  for (const host of ['127.0.0.1', '::1']) {
    const server = createServer();
    const code = await new Promise<string | undefined>((resolve) => {
      server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code));
      server.listen(port, host, () => server.close(() => resolve(undefined)));
    });
    if (code === 'EADDRINUSE' || code === 'EACCES') return false;
  }
  return true;
}

/** The first free port from `wanted` on, none of `taken`; says so when it is not the wanted one. */
export async function freePort(wanted: number, purpose: string, taken: readonly number[] = []) {
  let port = wanted;
  while (taken.includes(port) || !(await isFree(port))) port += 1;
  if (port !== wanted) console.log(`Port ${wanted} is busy: ${purpose} uses ${port} instead.`);
  return port;
}
