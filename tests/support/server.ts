import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { LOCAL_PUBLISHABLE_KEY } from '../../supabase/local/keys.ts';
import { ADMIN_CLIENT } from '../../supabase/local/local-staff.ts';
import { newDataFolder } from './data-folder.ts';
import { freePort } from './free-port.ts';
import { SEEDED_DATA, TEST_BUILD } from './paths.ts';

const VITE = resolve('node_modules/vite/bin/vite.js');

export interface ServerOptions {
  /** `preview` serves the production build with its headers (default), `dev` the sources. */
  mode?: 'preview' | 'dev';
  /** Sample posts, staff login and open admin; without it as locked as a hosted project. */
  seed?: boolean;
  /** Changes the data folder before the server opens it. */
  prepare?: (dataDir: string) => Promise<void>;
  /** The production build to serve. */
  outDir?: string;
  env?: Record<string, string>;
  port?: number;
  /** A program that starts the server. */
  launcher?: readonly string[];
  /** A copy of the repository to run. */
  cwd?: string;
}

/** The visitor's browser, the admin, or the secret key past every policy. */
type Caller = 'visitor' | 'admin' | 'service';

/** A server of the product with a database folder of its own. */
export class Server {
  readonly dataDir = newDataFolder('test');
  #process: ChildProcess | undefined;
  #output = '';

  private constructor(
    readonly port: number,
    readonly options: ServerOptions,
  ) {}

  static async start(options: ServerOptions = {}): Promise<Server> {
    const server = new Server(options.port ?? (await freePort()), options);
    if (options.seed !== false && existsSync(SEEDED_DATA)) {
      cpSync(SEEDED_DATA, server.dataDir, { recursive: true });
    }
    try {
      await options.prepare?.(server.dataDir);
      await server.start();
    } catch (error) {
      await server.dispose();
      throw error;
    }
    return server;
  }

  /** Inside node_modules, because Vite serves optimised dependencies from there. */
  get #cacheDir(): string {
    return resolve(`node_modules/.vite-test-${this.port}`);
  }

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  get output(): string {
    return this.#output;
  }

  get pid(): number | undefined {
    return this.#process?.pid;
  }

  /** Of the role service_role; no browser has it. */
  get secretKey(): string {
    return (
      JSON.parse(readFileSync(join(this.dataDir, 'secrets.json'), 'utf8')) as { secretKey: string }
    ).secretKey;
  }

  /** Starts the process, also after `kill` or `stop`, and waits until it answers. */
  async start(): Promise<void> {
    const {
      mode = 'preview',
      seed = true,
      outDir = TEST_BUILD,
      env,
      launcher = [],
      cwd,
    } = this.options;
    const words = mode === 'dev' ? [] : ['preview', '--outDir', outDir];
    const [program = '', ...rest] = [...launcher, process.execPath, VITE, ...words];
    this.#process = spawn(program, [...rest, '--port', String(this.port), '--strictPort'], {
      cwd,
      env: {
        ...process.env,
        // A host's: what goes by its local day differs from the browser.
        TZ: 'UTC',
        VITE_SUPABASE_URL: '',
        VITE_SUPABASE_ANON_KEY: '',
        SUPABASE_LOCAL_DIR: this.dataDir,
        SUPABASE_LOCAL_SEED: seed ? 'on' : 'off',
        VITE_CACHE_DIR: this.#cacheDir,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.#process.stdout, this.#process.stderr]) {
      stream?.on('data', (bytes: Buffer) => (this.#output += bytes.toString()));
    }
    await this.#answer();
  }

  async #answer(): Promise<void> {
    const deadline = Date.now() + 180_000;
    while (Date.now() < deadline) {
      if (this.#process?.exitCode !== null) throw new Error(`The server stopped:\n${this.#output}`);
      const response = await fetch(this.url).catch(() => undefined);
      if (response?.ok) return;
      await new Promise((wake) => setTimeout(wake, 100));
    }
    throw new Error(`The server did not answer within three minutes:\n${this.#output}`);
  }

  /** As an operator (SIGTERM) or a crash (SIGKILL); the data stays. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    if (!this.#process || this.#process.exitCode !== null || this.#process.signalCode) return;
    const exit = once(this.#process, 'exit');
    this.#process.kill(signal);
    await exit;
  }

  /** With its data. */
  async dispose(): Promise<void> {
    await this.end('SIGKILL');
    rmSync(this.dataDir, { recursive: true, force: true });
    rmSync(this.#cacheDir, { recursive: true, force: true });
  }

  /** Rows of an address such as `blog_posts?slug=eq.a` that the caller may read. */
  rows<Row = Record<string, unknown>>(address: string, as?: Caller): Promise<Row[]> {
    return this.#rest('GET', address, undefined, as);
  }

  /** Inserts one row or several, and returns them; throws the server's message. */
  insert<Row = { id: string }>(
    table: string,
    values: object,
    as: Caller = 'service',
  ): Promise<Row[]> {
    return this.#rest('POST', table, values, as);
  }

  /** Throws the server's message. */
  update(address: string, values: object, as: Caller = 'service'): Promise<unknown[]> {
    return this.#rest('PATCH', address, values, as);
  }

  /** Throws the server's message. */
  delete(address: string, as: Caller = 'service'): Promise<unknown[]> {
    return this.#rest('DELETE', address, undefined, as);
  }

  async #rest<Row>(method: string, address: string, values?: object, as?: Caller): Promise<Row[]> {
    const body = values && JSON.stringify(values);
    const response = await this.request(`/rest/v1/${address}`, { method, body }, as);
    if (!response.ok) throw new Error(await response.text());
    return (await response.json()) as Row[];
  }

  /** For other requests, and refusals. */
  request(path: string, init: RequestInit = {}, as: Caller = 'visitor'): Promise<Response> {
    const apikey = as === 'service' ? this.secretKey : LOCAL_PUBLISHABLE_KEY;
    return fetch(this.url + path, {
      ...init,
      headers: {
        apikey,
        'content-type': 'application/json',
        prefer: 'return=representation',
        ...(as === 'admin' ? { 'x-client-info': ADMIN_CLIENT } : {}),
        ...init.headers,
      },
    });
  }
}
