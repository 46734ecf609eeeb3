import { expect, it } from 'vitest';
import { downloadPicture, uploadPicture } from './pictures.ts';
import { hostedProject } from './project.ts';

const PICTURE = 'blog-images/blog/a.webp';

const downloaded = (status: number) =>
  downloadPicture(
    {
      ...hostedProject('https://abcdefgh.supabase.co', 'sb_secret_0123456789'),
      fetch: async () => Response.json({ statusCode: String(status) }, { status }),
    },
    PICTURE,
  );

it('a picture without a file is missing', async () => {
  expect(await downloaded(400)).toBeUndefined();
  expect(await downloaded(404)).toBeUndefined();
});

it.each([429, 500, 503])(
  'a storage that answers %i stops a backup, which would lack the picture',
  async (status) => {
    await expect(downloaded(status)).rejects.toThrow(
      `does not give ${PICTURE} (${status}). What has been copied is kept: run the command again.`,
    );
  },
);

it('an HTML page with the name of a picture is not stored', async () => {
  const project = hostedProject('https://abcdefgh.supabase.co', 'sb_secret_0123456789');
  const bytes = new TextEncoder().encode('<script>alert(1)</script>');
  await expect(uploadPicture(project, PICTURE, bytes)).rejects.toThrow(
    `${PICTURE} is neither a picture nor a PDF`,
  );
});
