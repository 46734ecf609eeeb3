import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ephemeral ports, which come and go while a build runs. */
const FIRST = 20_000;
const LAST = 32_000;

/** A free TCP port. */
export function freePort(): Promise<number> {
  const port = randomInt(FIRST, LAST);
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(freePort());
      else reject(error);
    });
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(port)));
  });
}
