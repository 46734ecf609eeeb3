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
  /** `preview` serves the production build under its headers (the default), `dev` the sources. */
  mode?: 'preview' | 'dev';
  /** Sample posts, staff login and local write access; without it the database is as locked as a hosted one. */
  seed?: boolean;
  /** Changes the data folder before the server opens it. */
  prepare?: (dataDir: string) => Promise<void>;
  /** The production build to serve. */
  outDir?: string;
  env?: Record<string, string>;
  port?: number;
  /** A program that starts the server, before the server's own words. */
  launcher?: readonly string[];
  /** The copy of the repository to run, when it is not this one. */
  cwd?: string;
}

/** The visitor's browser, the admin, or the secret key, which goes past every policy. */
type Caller = 'visitor' | 'admin' | 'service';

/** One server of the product with a database folder of its own. */
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

  /** Inside node_modules, where Vite serves optimised dependencies from. */
  get #cacheDir(): string {
    return resolve(`node_modules/.vite-test-${this.port}`);
  }

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  /** What the server has printed so far. */
  get output(): string {
    return this.#output;
  }

  get pid(): number | undefined {
    return this.#process?.pid;
  }

  /** The key that acts as service_role; no browser ever has it. */
  get secretKey(): string {
    return (
      JSON.parse(readFileSync(join(this.dataDir, 'secrets.json'), 'utf8')) as { secretKey: string }
    ).secretKey;
  }

  /** Starts the process, for the first time or after `kill` or `stop`, and waits until it answers. */
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
    const deadline = Date.now() + 60_000;
    while (Date.now() < deadline) {
      if (this.#process?.exitCode !== null) throw new Error(`The server stopped:\n${this.#output}`);
      const response = await fetch(this.url).catch(() => undefined);
      if (response?.ok) return;
      await new Promise((wake) => setTimeout(wake, 100));
    }
    throw new Error(`The server did not answer within a minute:\n${this.#output}`);
  }

  /** Ends the process as an operator would (SIGTERM) or as a crash would (SIGKILL); the data stays. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    if (!this.#process || this.#process.exitCode !== null || this.#process.signalCode) return;
    const exit = once(this.#process, 'exit');
    this.#process.kill(signal);
    await exit;
  }

  /** Ends the process and removes its data. */
  async dispose(): Promise<void> {
    await this.end('SIGKILL');
    rmSync(this.dataDir, { recursive: true, force: true });
    rmSync(this.#cacheDir, { recursive: true, force: true });
  }

  /** The rows of an address such as `blog_posts?slug=eq.a`, as far as the caller may read them. */
  rows<Row = Record<string, unknown>>(address: string, as?: Caller): Promise<Row[]> {
    return this.#rest('GET', address, undefined, as);
  }

  /** Stores one row or several, and returns them; throws what the server says when it refuses. */
  insert<Row = { id: string }>(
    table: string,
    values: object,
    as: Caller = 'service',
  ): Promise<Row[]> {
    return this.#rest('POST', table, values, as);
  }

  /** Changes the rows of an address; throws what the server says when it refuses. */
  update(address: string, values: object, as: Caller = 'service'): Promise<unknown[]> {
    return this.#rest('PATCH', address, values, as);
  }

  /** Deletes the rows of an address; throws what the server says when it refuses. */
  delete(address: string, as: Caller = 'service'): Promise<unknown[]> {
    return this.#rest('DELETE', address, undefined, as);
  }

  async #rest<Row>(method: string, address: string, values?: object, as?: Caller): Promise<Row[]> {
    const body = values && JSON.stringify(values);
    const response = await this.request(`/rest/v1/${address}`, { method, body }, as);
    if (!response.ok) throw new Error(await response.text());
    return (await response.json()) as Row[];
  }

  /** A request to the API, for what is no row of a table or is to be refused. */
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
