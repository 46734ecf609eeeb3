// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { inAdmin } from '../../../../tests/support/in-admin';
import { supabase } from '../../data/supabase-client';
import { EnrolDialog } from './EnrolDialog';

it('cannot be cancelled while the first code is being checked, after which the app counts', async () => {
  const { mfa } = supabase.auth;
  const none = { all: [], totp: [], phone: [], webauthn: [] };
  vi.spyOn(mfa, 'listFactors').mockResolvedValue({ data: none, error: null });
  const totp = { qr_code: 'data:,', secret: 'ABCD', uri: 'otpauth:' };
  const enrolled = { id: 'one', type: 'totp', totp } as const;
  vi.spyOn(mfa, 'enroll').mockResolvedValue({ data: enrolled, error: null } as never);
  let answer: (verified: never) => void = () => undefined;
  vi.spyOn(mfa, 'challengeAndVerify').mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const [onAdded, onClose] = [vi.fn(), vi.fn()];
  render(inAdmin(<EnrolDialog {...{ onAdded, onClose }} />));
  fireEvent.change(await screen.findByLabelText('Code'), { target: { value: '123456' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add app' }));
  const cancel = screen.getByRole('button', { name: 'Cancel' });
  await waitFor(() => expect(cancel).toHaveProperty('disabled', true));
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  answer({ error: null } as never);
  await waitFor(() => expect(onAdded).toHaveBeenCalledOnce());
  expect(onClose).toHaveBeenCalledOnce();
});
