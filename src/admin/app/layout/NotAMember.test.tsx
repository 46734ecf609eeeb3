// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { inAdmin } from '../../../../tests/support/in-admin';
import { formName, keepChanges } from '../../crud/unsaved-changes/stored-changes';
import NotAMember, { unsavedTexts } from './NotAMember';

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

it('sends who was invited and never joined back to the invitation', () => {
  render(inAdmin(<NotAMember />));
  expect(screen.getByRole('heading', { name: 'This account is not a member' })).toBeDefined();
  expect(screen.getByRole('alert').textContent).toContain('If you were invited, open the link');
});
