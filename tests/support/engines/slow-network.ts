import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Stands between a browser and the server and keeps the site's scripts back until they are let go. */
export class SlowNetwork {
  #release: () => void = () => {};
  readonly #released = new Promise<void>((resolve) => (this.#release = resolve));
  readonly #listener = createServer((asked, answer) => void this.#pass(asked, answer));

  private constructor(readonly behind: URL) {}

  static async before(server: { url: string }): Promise<SlowNetwork> {
    const network = new SlowNetwork(new URL(server.url));
    network.#listener.listen(0, 'localhost');
    await once(network.#listener, 'listening');
    return network;
  }

  get url(): string {
    return `http://localhost:${(this.#listener.address() as AddressInfo).port}`;
  }

  letScriptsPass(): void {
    this.#release();
  }

  close(): void {
    this.#release();
    this.#listener.close();
    this.#listener.closeAllConnections();
  }

  async #pass(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    if (/^\/assets\/.*\.js$/.test(asked.url ?? '')) await this.#released;
    const { method, headers, url } = asked;
    const onward = request(new URL(url ?? '/', this.behind), { method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    onward.once('error', () => answer.destroy());
    asked.pipe(onward);
  }
}
