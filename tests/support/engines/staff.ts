import type { PostDraft } from '../admin.ts';
import type { Tab } from './tab.ts';

export async function openCreateForm(tab: Tab): Promise<void> {
  await tab.open('/admin');
  await tab.see({ role: 'heading', name: 'Create New Blog Post' });
  // The editor takes the place of a plain text area when somebody is there.
  await tab.press({ role: 'textbox', name: 'Content' });
  await tab.see({ role: 'toolbar', name: 'Formatting' });
}

export async function writePost(tab: Tab, draft: Required<PostDraft>): Promise<void> {
  await tab.write({ role: 'textbox', name: 'Title' }, draft.title);
  await tab.choose({ role: 'combobox', name: 'Category' }, draft.category);
  await tab.write({ role: 'textbox', name: 'Excerpt' }, draft.excerpt);
  await tab.write({ role: 'textbox', name: 'Content' }, draft.content);
  await tab.attach(draft.picture);
}

export async function publish(tab: Tab): Promise<void> {
  await tab.press({ role: 'button', name: 'Create Post' });
}
