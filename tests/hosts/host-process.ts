import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

const READY_WITHIN_MS = 90_000;

/** A host's own server on a local port. */
export class HostProcess {
  #process: ChildProcess;
  #output = '';

  private constructor(
    readonly url: string,
    command: string,
    words: readonly string[],
    cwd: string,
  ) {
    this.#process = spawn(command, words, {
      cwd,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        CI: '1',
        WRANGLER_SEND_METRICS: 'false',
        NETLIFY_TELEMETRY_DISABLED: '1',
      },
    });
    for (const stream of [this.#process.stdout, this.#process.stderr]) {
      stream?.on('data', (bytes: Buffer) => (this.#output += bytes.toString()));
    }
  }

  static async start(
    port: number,
    command: string,
    words: readonly string[],
    cwd = '.',
  ): Promise<HostProcess> {
    const host = new HostProcess(`http://127.0.0.1:${port}`, command, words, cwd);
    const deadline = Date.now() + READY_WITHIN_MS;
    while (Date.now() < deadline && host.#process.exitCode === null) {
      const answer = await fetch(host.url).catch(() => undefined);
      if (answer?.ok) return host;
      await new Promise((wake) => setTimeout(wake, 200));
    }
    await host.stop();
    throw new Error(`${command} did not answer:\n${host.#output.slice(-2000)}`);
  }

  /** With its child processes. */
  async stop(): Promise<void> {
    if (this.#process.exitCode !== null || !this.#process.pid) return;
    const exit = once(this.#process, 'exit');
    process.kill(-this.#process.pid, 'SIGKILL');
    await exit;
  }
}
