// @vitest-environment jsdom
import { fireEvent, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PLACEHOLDER_IMAGE } from '../../../shared/blog';
import { PostPicture } from './PostPicture';

const show = (image: string) => {
  const post = { image, category: 'Home Cleaning', image_alt: 'A sofa', image_focus: '20% 30%' };
  const { container } = render(<PostPicture post={post} sizes="100vw" />);
  return container.querySelector('img') as HTMLImageElement;
};

it('a post’s own picture alone has its words and its point, not what stands in for it', () => {
  const own = show('/sofa.jpg');
  expect([own.alt, own.dataset.focus]).toEqual(['A sofa', '20% 30%']);
  fireEvent.error(own);
  expect([own.alt, own.dataset.focus]).toEqual(['', undefined]);
  const { alt, dataset } = show(PLACEHOLDER_IMAGE);
  expect([alt, dataset.focus]).toEqual(['', undefined]);
});
