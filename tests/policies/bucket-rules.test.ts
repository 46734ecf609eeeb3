import { request as httpRequest } from 'node:http';
import { afterAll, describe, expect, it } from 'vitest';
import { startLockedProject } from './locked-project.ts';
import { PNG } from '../support/png.ts';
import { aPictureName, BUCKET, stored, upload } from './pictures.ts';

const project = await startLockedProject();
afterAll(() => project.close());

const MEGABYTES = 1024 * 1024;
const text = (words: string) => new TextEncoder().encode(words);

/** The storage API's own status, in the body of its answer. */
const refusalOf = async (response: Response): Promise<string> =>
  response.ok ? 'none' : ((await response.json()) as { statusCode: string }).statusCode;

describe('the bucket takes from staff', () => {
  it.each([
    ['png', 'image/png'],
    ['jpg', 'image/jpeg'],
    ['webp', 'image/webp'],
    ['avif', 'image/avif'],
    ['gif', 'image/gif'],
  ])('%s', async (extension, type) => {
    const name = aPictureName(extension);
    expect(await refusalOf(await upload(project, 'editor', name, { type }))).toBe('none');
    expect(await stored(project, name)).toEqual(PNG);
  });

  it('a file of exactly 5 MB', async () => {
    const bytes = new Uint8Array(5 * MEGABYTES);
    expect(await refusalOf(await upload(project, 'editor', aPictureName(), { bytes }))).toBe(
      'none',
    );
  });
});

describe('the bucket refuses from staff', () => {
  it.each<[string, { name?: string; type?: string; bytes?: Uint8Array<ArrayBuffer> }, string]>([
    ['SVG', { type: 'image/svg+xml', bytes: text('<svg onload="alert(1)"/>') }, '415'],
    ['HTML', { type: 'text/html', bytes: text('<script>alert(1)</script>') }, '415'],
    ['a PDF', { type: 'application/pdf' }, '415'],
    ['an unknown type', { type: 'application/octet-stream' }, '415'],
    ['one byte more than 5 MB', { bytes: new Uint8Array(5 * MEGABYTES + 1) }, '413'],
    ['a file beside blog/', { name: aPictureName().replace('blog/', '') }, '403'],
    ['a file in another folder', { name: aPictureName().replace('blog/', 'other/') }, '403'],
    ['a file in a folder below', { name: aPictureName().replace('blog/', 'blog/sub/') }, '403'],
    ['a name of one’s own choice', { name: 'blog/hero.png' }, '403'],
    ['the name of an SVG', { name: aPictureName('svg') }, '403'],
    ['the name of a page', { name: aPictureName('html') }, '403'],
    ['two extensions', { name: aPictureName('png.html') }, '403'],
    ['capitals in the extension', { name: aPictureName('PNG') }, '403'],
  ])('%s', async (_what, { name = aPictureName(), ...file }, status) => {
    expect(await refusalOf(await upload(project, 'editor', name, file))).toBe(status);
    expect(await stored(project, name)).toBeUndefined();
  });

  it('a picture where another one is, in every way there is', async () => {
    const name = aPictureName();
    const other = aPictureName();
    await upload(project, 'editor', name);
    await upload(project, 'editor', other, { bytes: text('other') });
    const bytes = text('overwritten');
    await upload(project, 'editor', name, { bytes });
    await upload(project, 'editor', name, { bytes, upsert: true });
    await upload(project, 'editor', name, { bytes, method: 'PUT' });
    for (const verb of ['move', 'copy']) {
      await project.as('editor', 'POST', `/storage/v1/object/${verb}`, {
        body: JSON.stringify({ bucketId: BUCKET, sourceKey: other, destinationKey: name }),
        headers: { 'x-upsert': 'true' },
      });
    }
    expect(await stored(project, name)).toEqual(PNG);
  });
});

describe('a file that lies about its type', () => {
  it('is served as the picture it claims to be, never as what it is', async () => {
    const name = aPictureName();
    await upload(project, 'editor', name, { bytes: text('<script>alert(1)</script>') });
    const response = await fetch(`${project.url}/storage/v1/object/public/${BUCKET}/${name}`);
    expect(response.headers.get('content-type')).toBe('image/png');
  });
});

describe('a path that leaves the bucket', () => {
  /** Sends the raw path; fetch() would normalise it. */
  const get = (path: string): Promise<{ status: number; body: string }> =>
    new Promise((resolve, reject) => {
      httpRequest(new URL(project.url), { path }, (response) => {
        let body = '';
        response.on('data', (bytes: Buffer) => (body += bytes.toString()));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
      })
        .on('error', reject)
        .end();
    });

  it.each([
    '../../secrets.json',
    'blog/../../../secrets.json',
    'blog/%2e%2e/%2e%2e/%2e%2e/secrets.json',
    '..%2f..%2fsecrets.json',
    'blog/..%2f..%2f..%2fsecrets.json',
    '..%5c..%5csecrets.json',
    '%2e%2e%2f%2e%2e%2fsecrets.json',
    '..%252f..%252fsecrets.json',
    '/etc/passwd',
    '%2fetc%2fpasswd',
    'blog/x%00.png',
  ])('reads nothing: %s', async (path) => {
    const { status, body } = await get(`/storage/v1/object/public/${BUCKET}/${path}`);
    expect(body).not.toContain(project.secrets.secretKey);
    expect(body).not.toContain('root:');
    expect(status).toBeGreaterThanOrEqual(400);
  });

  it.each(['..%2f..%2fsecrets.json', 'blog/..%2f..%2f..%2fsecrets.json', '..%5csecrets.json'])(
    'writes nothing, even with the service key: %s',
    async (path) => {
      expect(await refusalOf(await upload(project, 'service key', path))).toBe('400');
    },
  );
});
