import { expect, it } from 'vitest';
import { linkPreviewPicture } from './link-preview-picture.ts';

const PROJECT = 'https://abcdefgh.supabase.co';
const UPLOAD = `${PROJECT}/storage/v1/object/public/blog-images/blog/a.jpg`;

async function shown(image: string, headers: Record<string, string>) {
  const asked: string[] = [];
  const fetch = async (address: RequestInfo | URL) => {
    asked.push(String(address));
    return new Response(null, { headers });
  };
  const endpoint = { url: PROJECT, key: 'public', fetch };
  return { picture: await linkPreviewPicture(image, endpoint, AbortSignal.timeout(1000)), asked };
}

it('leaves out an upload that no link preview shows', async () => {
  expect((await shown(UPLOAD, { 'content-length': '600001' })).picture).toBeUndefined();
  expect((await shown(UPLOAD, { 'content-length': '600000' })).picture).toBe(UPLOAD);
});

it('keeps one whose size nobody says, and asks about no picture from elsewhere', async () => {
  expect((await shown(UPLOAD, {})).picture).toBe(UPLOAD);
  for (const elsewhere of ['https://evil.example/a.jpg', '/pictures/hero.webp', 'https://[']) {
    expect(await shown(elsewhere, {})).toEqual({ picture: elsewhere, asked: [] });
  }
});
