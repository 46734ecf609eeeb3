import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BlogPost, BlogPostInsert } from '../../src/shared/blog.ts';
import { anEnquiry, arrivedEnquiries, withoutLimits } from '../support/enquiry-rows.ts';
import { aPost } from '../support/posts.ts';
import type { Server } from '../support/server.ts';
import { expect, test } from '../support/test.ts';

const CLIENTS = 20;
const KILLS = 2;
/** How many saves are acknowledged before each kill, and after the last one. */
const SAVES_BETWEEN_KILLS = 15;
/** After a refused connection, before the next attempt. */
const PAUSE_MS = 200;
/** Sent by the clients in all, each as often as it takes. */
const ENQUIRIES = 200;
const PUBLIC_PATH = '/storage/v1/object/public/blog-images/';

/** A save as the admin makes it, first the picture, then the row; what the server said yes to is acknowledged. */
interface Save {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  post: BlogPostInsert;
  acknowledged: boolean;
}

function aSave(): Save {
  const name = `blog/${randomUUID()}.png`;
  const bytes = crypto.getRandomValues(new Uint8Array(20_000));
  const content = `<p>${'Wipe from the top down. '.repeat(200)}</p>`;
  return { name, bytes, post: aPost({ image: PUBLIC_PATH + name, content }), acknowledged: false };
}

const pause = () => new Promise((wake) => setTimeout(wake, PAUSE_MS));

/** Saves and reads in turn until it is enough, whatever happens to the server meanwhile. */
async function work(server: Server, saves: Save[], enough: AbortSignal): Promise<void> {
  while (!enough.aborted) {
    const save = aSave();
    saves.push(save);
    try {
      const uploaded = await server.request(
        `/storage/v1/object/blog-images/${save.name}`,
        {
          method: 'POST',
          body: save.bytes,
          headers: { 'content-type': 'image/png' },
        },
        'admin',
      );
      if (!uploaded.ok) throw new Error(await uploaded.text());
      const inserted = await server.request(
        '/rest/v1/blog_posts',
        {
          method: 'POST',
          body: JSON.stringify(save.post),
        },
        'admin',
      );
      save.acknowledged = inserted.status === 201;
      await server.request('/rest/v1/blog_posts?select=id,title&limit=100');
    } catch {
      await pause();
    }
  }
}

/** Sends enquiries as the form does: under one key until the server has said yes. Returns what it said. */
async function ask(server: Server, said: Map<string, string>): Promise<void> {
  for (let sent = 0; sent < ENQUIRIES / CLIENTS; sent += 1) {
    const enquiry = { ...anEnquiry(), message: randomUUID() };
    while (!said.has(enquiry.message)) {
      try {
        const body = JSON.stringify(enquiry);
        const path = '/rest/v1/rpc/send_enquiry';
        const response = await server.request(path, { method: 'POST', body });
        const { reference } = (await response.json()) as { reference?: string };
        if (reference) said.set(enquiry.message, reference);
      } catch {
        await pause();
      }
    }
  }
}

test.describe('the backend, killed twice and restarted under load', { tag: '@slow' }, () => {
  test('keeps every acknowledged post with its picture, and nothing in halves', async ({
    startServer,
  }) => {
    test.setTimeout(120_000);
    const server = await startServer();
    const filesBefore = pictureFiles(server);
    const saves: Save[] = [];
    const acknowledgedSaves = () => saves.filter((save) => save.acknowledged);
    const load = new AbortController();
    const clients = Array.from({ length: CLIENTS }, () => work(server, saves, load.signal));
    for (let phase = 1; phase <= KILLS + 1; phase += 1) {
      await expect
        .poll(() => acknowledgedSaves().length, { timeout: 30_000, intervals: [20] })
        .toBeGreaterThan(phase * SAVES_BETWEEN_KILLS);
      if (phase > KILLS) break;
      await server.end('SIGKILL');
      await server.start();
    }
    load.abort();
    await Promise.all(clients);

    const acknowledged = acknowledgedSaves();
    expect(saves.length).toBeGreaterThan(acknowledged.length);

    const stored = await postsBySlug(server);
    const lost = acknowledged.filter(({ post }) => !stored.has(post.slug));
    expect(lost.map(({ post }) => post.slug)).toEqual([]);
    for (const { post } of saves) {
      const row = stored.get(post.slug);
      if (row) expect(row).toMatchObject(post);
    }

    for (const { name, bytes } of acknowledged) {
      const picture = await server.request(PUBLIC_PATH + name);
      expect(new Uint8Array(await picture.arrayBuffer())).toEqual(bytes);
    }
    const attempted = new Set(saves.map(({ name }) => name.replace('blog/', '')));
    const orphans = pictureFiles(server).filter(
      (file) => !filesBefore.includes(file) && !attempted.has(file.slice(0, 40)),
    );
    expect(orphans).toEqual([]);
  });

  test('keeps every acknowledged enquiry, once', async ({ startServer }) => {
    test.setTimeout(180_000);
    const server = await startServer({ prepare: withoutLimits });
    const said = new Map<string, string>();
    const clients = Array.from({ length: CLIENTS }, () => ask(server, said));
    for (let phase = 1; phase <= KILLS; phase += 1) {
      await expect
        .poll(() => said.size, { timeout: 60_000, intervals: [20] })
        .toBeGreaterThan((phase * ENQUIRIES) / (KILLS + 2));
      await server.end('SIGKILL');
      await server.start();
    }
    await Promise.all(clients);
    const stored = await arrivedEnquiries(server);
    const byMessage = new Map(stored.map(({ message, reference }) => [message, reference]));
    expect(said.size).toBe(ENQUIRIES);
    expect(stored).toHaveLength(ENQUIRIES);
    expect(byMessage).toEqual(said);
  });
});

async function postsBySlug(server: Server): Promise<Map<string, BlogPost>> {
  const posts: BlogPost[] = [];
  for (let page: BlogPost[] = [], offset = 0; offset === 0 || page.length > 0; offset += 500) {
    const response = await server.request(
      `/rest/v1/blog_posts?order=id&limit=500&offset=${offset}`,
    );
    page = (await response.json()) as BlogPost[];
    posts.push(...page);
  }
  return new Map(posts.map((post) => [post.slug, post]));
}

const pictureFiles = (server: Server): string[] =>
  readdirSync(join(server.dataDir, 'storage/blog-images/blog'));
