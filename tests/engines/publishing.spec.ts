import { openCreateForm, publish, writePost } from '../support/engines/staff.ts';
import { expect, test } from '../support/engines/test.ts';
import { readPost } from '../support/posts.ts';

test('a post survives the end of its tab, is published with its picture, and can be read', async ({
  tab,
  server,
}) => {
  await openCreateForm(tab);
  await writePost(tab, {
    title: 'How to Clean an Oven Door',
    category: 'Deep Cleaning',
    excerpt: 'No scratched glass.',
    content: 'Spread the paste before bed.',
    picture: 'src/site/pictures/deep-cleaning.webp',
  });
  const preview = { role: 'img', name: 'Preview of deep-cleaning.webp' } as const;
  await tab.see(preview);
  const drafts = () => tab.run(() => JSON.stringify({ ...localStorage }));
  await expect.poll(drafts).toContain('deep-cleaning.webp');
  await tab.replace();

  await openCreateForm(tab);
  await tab.see({ text: '“How to Clean an Oven Door” was typed here on' });
  await tab.press({ role: 'button', name: 'Restore' });
  await tab.see(preview);
  const content = () => tab.read({ role: 'textbox', name: 'Content' }, (box) => box.textContent);
  await expect.poll(content).toBe('Spread the paste before bed.');
  await publish(tab);

  await expect.poll(() => tab.address()).toBe('/blog/how-to-clean-an-oven-door');
  await tab.see({ role: 'heading', name: 'How to Clean an Oven Door' });
  await tab.see({ text: 'Spread the paste before bed' });
  const { image, category } = await readPost(server, 'how-to-clean-an-oven-door');
  expect(category).toBe('Deep Cleaning');
  const shown = () =>
    tab.run(() => {
      const picture = document.querySelector<HTMLImageElement>('article img');
      return [picture?.getAttribute('src'), picture?.naturalWidth];
    });
  await expect.poll(shown).toEqual([image, 1536]);
});
