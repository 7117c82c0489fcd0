import { parseArgs } from 'node:util';
import { startServer } from './server.ts';
import { demoLogin } from '../world/members.ts';

const usage = `Usage: node cli.ts --dist FOLDER [--port 4173] [--host 127.0.0.1] [--secure]

--secure  for a proxy in front of it that browsers reach over https

The data is in memory, and gone when it ends.`;

/** Parses the command line. Throws an error with a readable message. */
function readOptions() {
  const { values } = parseArgs({
    options: {
      dist: { type: 'string' },
      port: { type: 'string', default: '4173' },
      host: { type: 'string', default: '127.0.0.1' },
      secure: { type: 'boolean', default: false },
    },
  });
  const { dist, host, secure } = values;
  const port = Number(values.port);
  if (dist === undefined) throw new Error('Say where the built site is.');
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`${values.port} is not a port. Use a number from 0 to 65535.`);
  }
  return { dist, port, host, secure };
}

try {
  const server = await startServer({
    ...readOptions(),
    onBusyPort: (port) => console.log(`Port ${port} is busy, trying ${port + 1}.`),
  });
  console.log(`CB Rewards is at ${server.url}`);
  console.log(`Log in as ${demoLogin.email} with ${demoLogin.password}`);
  console.log('The data is in memory, and gone when this ends.');
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.close());
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(usage);
  process.exitCode = 1;
}
