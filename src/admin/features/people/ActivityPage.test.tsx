// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { inAdmin } from '../../../../tests/support/in-admin';
import { AT_A_TIME } from './activity';
import ActivityPage from './ActivityPage';

it('says at the foot of the list that no more of it could be loaded, and loads it by a press', async () => {
  const entry = { at: '2026-11-28T09:00:00Z', what: 'published', about: 'blog_posts' };
  const entries = Array.from({ length: AT_A_TIME }, (_, id) => ({ ...entry, id: String(id) }));
  const answer = async () => Response.json({ people: [], entries });
  vi.stubGlobal('fetch', answer);
  render(inAdmin(<ActivityPage />));
  const more = await screen.findByRole('button', { name: 'Show more' });
  vi.stubGlobal('fetch', async () => Response.json({ message: 'upstream' }, { status: 403 }));
  fireEvent.click(more);
  const alert = await screen.findByRole('alert');
  const last = screen.getAllByRole('listitem').at(-1);
  expect(last?.compareDocumentPosition(alert)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  vi.stubGlobal('fetch', answer);
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2 * AT_A_TIME));
});
