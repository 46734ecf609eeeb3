import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLockedProject, type LockedProject } from './locked-project.ts';
import { aPictureName, BUCKET, PNG, stored, upload } from './pictures.ts';

let project: LockedProject;
const name = aPictureName();

beforeAll(async () => {
  project = await startLockedProject();
  await upload(project, 'editor', name);
});
afterAll(() => project.close());

const get = (headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${project.url}/storage/v1/object/public/${BUCKET}/${name}`, { method, headers });

describe('a stored picture', () => {
  it('is not sent again to a browser that has it, and is when it has another', async () => {
    const eTag = (await get()).headers.get('etag') ?? '';
    for (const known of [eTag, `W/${eTag}`, `"other", ${eTag}`, '*']) {
      const response = await get({ 'if-none-match': known });
      expect(response.status, known).toBe(304);
      expect(await response.text()).toBe('');
    }
    expect((await get({ 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('says of itself what it is, and not who uploaded it', async () => {
    for (const caller of ['visitor', 'stranger', 'editor'] as const) {
      const path = `/storage/v1/object/info/${BUCKET}/${name}`;
      const text = await (await project.as(caller, 'GET', path)).text();
      expect(JSON.parse(text)).toMatchObject({ name });
      expect(text).not.toContain(project.users.editor);
    }
  });
});

describe('a file without a byte', () => {
  it('is refused from staff, raw, as a form and in place of another', async () => {
    const bytes = new Uint8Array();
    const raw = aPictureName();
    const refused = await upload(project, 'editor', raw, { bytes });
    expect(await refused.json()).toMatchObject({ statusCode: '400', message: 'The file is empty' });

    const form = new FormData();
    form.set('file', new File([], 'x.png', { type: 'image/png' }));
    const path = `/storage/v1/object/${BUCKET}/${raw}`;
    expect((await project.as('editor', 'POST', path, { body: form })).status).toBe(400);
    expect(await stored(project, raw)).toBeUndefined();

    await upload(project, 'service key', name, { bytes, method: 'PUT' });
    expect(await stored(project, name)).toEqual(PNG);
  });
});
