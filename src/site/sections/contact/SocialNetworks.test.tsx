// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { company } from '../../../shared/company';
import { socialPages } from '../../view-models/contact';
import { SocialNetworks } from './SocialNetworks';

it('marks of social networks are links where the company has a page, and promise none', () => {
  const address = 'https://www.facebook.com/example';
  const { container } = render(
    <SocialNetworks pages={socialPages({ ...company.get(), facebook: address })} />,
  );
  expect(screen.getAllByRole('img')).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'Facebook' }).getAttribute('href')).toBe(address);
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(container.textContent).toBe('');
});
