// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, it, vi } from 'vitest';
import { membershipQuery, useRole } from './use-membership';

let answer: () => Response;
let queryClient: QueryClient;

beforeEach(() => {
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  vi.stubGlobal('fetch', async () => answer());
});
afterEach(() => vi.unstubAllGlobals());

const refused = (status: number, code?: string) => () => Response.json({ code }, { status });

function Shown() {
  const { status } = useQuery(membershipQuery);
  const role = useRole();
  return `${role}, ${status}`;
}

function show() {
  render(
    <QueryClientProvider client={queryClient}>
      <Shown />
    </QueryClientProvider>,
  );
}

it('the role stays when the server fails to tell it again', async () => {
  answer = () => Response.json('owner');
  show();
  await screen.findByText('owner, success');
  answer = refused(503);
  await queryClient.refetchQueries();
  await screen.findByText('owner, error');
  answer = () => Response.json('author');
  await queryClient.refetchQueries();
  await screen.findByText('author, success');
});

it('nobody is offered what editors may do when the server fails to tell the first role', async () => {
  answer = refused(503);
  show();
  await screen.findByText('author, error');
  answer = () => Response.json('owner');
  await queryClient.refetchQueries();
  await screen.findByText('owner, success');
});

it('a project without roles has editors', async () => {
  answer = refused(404, 'PGRST202');
  show();
  await screen.findByText('editor, success');
});
