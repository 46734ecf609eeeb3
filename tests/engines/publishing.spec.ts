import { openCreateForm, publish, writePost } from '../support/engines/staff.ts';
import { expect, test } from '../support/engines/test.ts';
import { readPost } from '../support/posts.ts';

test('a post is published with its picture, and can be read', async ({ tab, server }) => {
  await openCreateForm(tab);
  await writePost(tab, {
    title: 'How to Clean an Oven Door',
    category: 'Deep Cleaning',
    excerpt: 'Baking soda, a night of patience and no scratched glass.',
    content: 'Spread the paste before bed and wipe it away at breakfast.',
    picture: 'src/site/pictures/deep-cleaning.webp',
  });
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
