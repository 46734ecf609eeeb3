// @vitest-environment jsdom
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { inAdmin } from '../../../../tests/support/in-admin';
import SiteBuildPage from './SiteBuildPage';

it('asks before the build hook is removed', async () => {
  const build = { host: 'build.example', can_ask: true, asked_at: null, due_at: null };
  const setHook = vi.fn<(sent: string) => Response>(() => new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) =>
    address.endsWith('/rpc/set_build_hook') ? setHook(String(body)) : Response.json(build),
  );
  render(inAdmin(<SiteBuildPage />, { role: 'owner' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  const question = within(await screen.findByRole('dialog'));
  expect(setHook).not.toHaveBeenCalled();
  await act(async () => void fireEvent.click(question.getByRole('button', { name: 'Remove' })));
  expect(setHook).toHaveBeenCalledWith('{"address":""}');
});
