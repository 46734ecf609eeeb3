// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { company } from '../../../shared/company';
import { socialPages } from '../../view-models/contact';
import { SocialNetworks } from './SocialNetworks';

const FACEBOOK = { network: 'Facebook', address: 'https://www.facebook.com/example' } as const;

describe('marks of social networks', () => {
  it('are no links, and are explained, while the company has no pages there', () => {
    render(<SocialNetworks pages={socialPages(company.get())} />);
    expect(screen.getAllByRole('img')).toHaveLength(3);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText(/Coming soon: .*Facebook, Instagram and LinkedIn/)).toBeTruthy();
  });

  it('link to the pages there are', () => {
    render(<SocialNetworks pages={[FACEBOOK, { network: 'LinkedIn', address: '' }]} />);
    const link = screen.getByRole('link', { name: 'Facebook' });
    expect(link.getAttribute('href')).toBe(FACEBOOK.address);
    expect(screen.getByText('Coming soon: our pages on LinkedIn.')).toBeTruthy();
  });

  it('need no words once all have one', () => {
    render(<SocialNetworks pages={[FACEBOOK]} />);
    expect(screen.queryByText(/Coming soon/)).toBeNull();
  });
});
