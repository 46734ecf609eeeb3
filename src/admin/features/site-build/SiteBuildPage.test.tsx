// @vitest-environment jsdom
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { inAdmin } from '../../../../tests/support/in-admin';
import { setBuildHook } from '../../data/site-build';
import SiteBuildPage from './SiteBuildPage';

vi.mock('../../data/site-build', () => ({
  siteBuildQuery: {
    queryKey: ['site-build'],
    queryFn: async () => ({ host: 'build.example', can_ask: true, asked_at: null, due_at: null }),
  },
  builtQuery: { queryKey: ['built'], queryFn: async () => null },
  rebuildSite: vi.fn(),
  setBuildHook: vi.fn(async () => undefined),
}));

it('asks before the build hook is removed', async () => {
  render(inAdmin(<SiteBuildPage />, { role: 'owner' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  const question = within(await screen.findByRole('dialog'));
  expect(setBuildHook).not.toHaveBeenCalled();
  await act(async () => void fireEvent.click(question.getByRole('button', { name: 'Remove' })));
  expect(vi.mocked(setBuildHook).mock.calls[0]?.[0]).toBe('');
});
