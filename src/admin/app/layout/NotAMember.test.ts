// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { formName, keepChanges } from '../../crud/unsaved-changes/stored-changes';
import { unsavedTexts } from './MembershipEnded';

afterEach(() => localStorage.clear());

it('what was typed is read without tags, field by field, of what there still is a form for', () => {
  const content = '<p>One</p><table><tr><th>What</th><td>How</td></tr></table>';
  const values = { title: 'Spring', content, excerpt: '', published_at: null, popular: false };
  keepChanges({ name: formName('blog_posts'), id: 'a' }, values);
  keepChanges({ name: formName('old_things'), id: 'b' }, { title: 'Gone' });
  expect(unsavedTexts()).toMatchObject([
    {
      heading: expect.stringMatching(/^Blog post, /) as string,
      fields: [
        { label: 'Title', text: 'Spring' },
        { label: 'Content', text: 'One\nWhat\tHow' },
      ],
    },
  ]);
});
