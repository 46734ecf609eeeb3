// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showInput } from '../../../../tests/support/in-admin';
import { blogPosts } from '../../../content-types/blog-posts';
import FocusInput from './Input';

it('takes the point from a tap and from the dragged mark, not from a thumb that scrolls the form', async () => {
  const field = { kind: 'focus', label: 'What stays in view', of: 'image' } as const;
  const record = { id: 1, image: '/pictures/office.webp' };
  showInput(record, FocusInput, { schema: blogPosts, field, source: 'image_focus' });
  const mark = await screen.findByRole('button', { name: 'What stays in view' });
  const picture = mark.parentElement?.querySelector('img') as HTMLElement;
  picture.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100);
  const at = (clientX: number, clientY: number) => ({ buttons: 1, clientX, clientY });
  const says = (words: string) =>
    expect(screen.getByText(/from the left/).textContent).toMatch(words);
  fireEvent.pointerDown(picture, at(20, 30));
  fireEvent.pointerMove(picture, at(20, 60));
  says('50 % from the left, 50 % from the top');
  fireEvent.click(picture, at(20, 30));
  says('20 % from the left, 30 % from the top');
  fireEvent.pointerMove(mark, at(80, 40));
  says('80 % from the left, 40 % from the top');
});
