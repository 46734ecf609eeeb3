// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { inAdmin } from '../../../../tests/support/in-admin';
import PreviewLinkDialog from './PreviewLinkDialog';

it('says that a link could not be ended until another press has worked', async () => {
  vi.stubGlobal('fetch', async (_address: string, { method }: RequestInit) => {
    if (method === 'DELETE') return Response.json({ message: 'Not now' }, { status: 400 });
    return Response.json(method === 'POST' ? 'token' : [{ expires_at: '2999-01-01T00:00:00Z' }]);
  });
  const props = { table: 'pages', id: '1', onClose: () => undefined };
  render(inAdmin(<PreviewLinkDialog {...props} pathOf={(token) => `/preview/${token}`} />));
  fireEvent.click(await screen.findByRole('button', { name: 'End it' }));
  await screen.findByText('Not now');
  fireEvent.click(screen.getByRole('button', { name: 'Make a link' }));
  await screen.findByRole('button', { name: 'Make another link' });
  expect(screen.queryByText('Not now')).toBeNull();
});
