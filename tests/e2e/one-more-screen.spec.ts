import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyRepository } from '../support/copy-repository.ts';
import { openTakenOver } from '../support/react-arrival.ts';
import { expect, test } from '../support/test.ts';

/** Its command is run as it stands there. */
const RECIPE = 'docs/add-a-section.md';

const SCREEN = `
import { CallToAction } from '../../components/CallToAction';
import { FaqSection } from '../../components/FaqSection';
import { PageHero } from '../../components/PageHero';
import { ServicePhoto } from '../../components/ServicePhoto';

export default function ExtraScreen() {
  return (
    <>
      <PageHero title="One more" />
      <ServicePhoto sizes="100vw" />
      <FaqSection
        title="Asked"
        callPrompt="Or call"
        faqs={[{ question: 'Does it open?', answer: 'It does.' }]}
      />
      <CallToAction
        title="Ready?"
        text="Ask us"
        primary={{ label: 'Contact', href: '/contact' }}
        secondary={{ label: 'Home', href: '/' }}
      />
    </>
  );
}
`;

const swap = (file: string, from: string, to: string) => {
  const text = readFileSync(file, 'utf8');
  expect(text, file).toContain(from);
  writeFileSync(file, text.replace(from, to));
};

async function build(cwd: string): Promise<void> {
  const words = ['--import', 'tsx', 'scripts/build.ts', '--visitors-only'];
  const child = spawn(process.execPath, words, { cwd });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes: Buffer) => (output += bytes.toString()));
  const [status] = (await once(child, 'exit')) as [number];
  expect(status, output).toBe(0);
}

test(
  'a screen and a section more leave every page alive',
  { tag: '@slow' },
  async ({ page, startServer, expectConsole }) => {
    test.setTimeout(120_000);
    const copy = copyRepository();
    const folder = join(copy, 'src/site/screens/extra');
    mkdirSync(folder);
    writeFileSync(join(folder, 'ExtraScreen.tsx'), SCREEN);
    const old = './screens/sitemap/SitemapScreen';
    swap(join(copy, 'src/site/routes.tsx'), old, './screens/extra/ExtraScreen');
    const [, command = ''] = /npm run section:new -- (.+)/.exec(readFileSync(RECIPE, 'utf8')) ?? [];
    const words = ['--import', 'tsx', 'scripts/section-new.ts', ...command.split(' ')];
    expect(spawnSync(process.execPath, words, { cwd: copy }).status, command).toBe(0);
    await build(copy);
    const server = await startServer({ cwd: copy, outDir: 'dist' });

    await openTakenOver(page, `${server.url}/sitemap`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('One more');
    await page.getByText('Does it open?').click();
    await expect(page.getByText('It does.')).toBeVisible();
    for (const path of ['/', '/services', '/contact']) await openTakenOver(page, server.url + path);
    await test.step('a section more is shown in a page', async () => {
      const section = { id: 'a', type: 'priceList', title: 'More prices', more: '/contact' };
      const body = JSON.stringify({ path: '/more', title: 'More', sections: [section] });
      const made = await server.request('/rest/v1/pages', { method: 'POST', body }, 'admin');
      expect(made.ok).toBe(true);
      expectConsole(/404/);
      await page.goto(`${server.url}/more`);
      await expect(page.getByRole('heading', { name: 'More prices' })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: '/contact' })).toBeVisible();
    });
    // What is still being fetched would find nothing any more.
    await page.goto('about:blank');
    rmSync(copy, { recursive: true, force: true });
  },
);
