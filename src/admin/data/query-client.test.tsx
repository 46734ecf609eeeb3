// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import { CoreAdminContext, testDataProvider, useUpdate } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, it, vi } from 'vitest';
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
  render(
    <MemoryRouter>
      <CoreAdminContext
        dataProvider={testDataProvider({ update: update as never })}
        queryClient={queryClient}
      >
        <GiveUp />
      </CoreAdminContext>
    </MemoryRouter>,
  );
  // The client is loaded first.
  fireEvent.click(await screen.findByText('owner', {}, { timeout: 10_000 }));
  await screen.findByText('editor');
});
