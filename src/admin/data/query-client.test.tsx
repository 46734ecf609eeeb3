// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import { useUpdate } from 'react-admin';
import { afterEach, it, vi } from 'vitest';
import { inAdmin } from '../../../tests/support/in-admin';
import { queryClient } from './query-client';
import { membershipQuery, useRole } from './use-membership';

afterEach(() => vi.unstubAllGlobals());

function GiveUp() {
  useQuery(membershipQuery);
  const [update] = useUpdate();
  const data = { role: 'editor' };
  return (
    <button
      onClick={() => void update('staff', { id: '1', data }, { mutationMode: 'pessimistic' })}
    >
      {useRole()}
    </button>
  );
}

it('a user who has given up a role is offered no more of it', async () => {
  let role = 'owner';
  vi.stubGlobal('fetch', async () => Response.json(role));
  const update = async () => {
    role = 'editor';
    return { data: { id: '1' } };
  };
  render(inAdmin(<GiveUp />, { dataProvider: { update: update as never }, queryClient }));
  fireEvent.click(await screen.findByText('owner'));
  await screen.findByText('editor');
});
