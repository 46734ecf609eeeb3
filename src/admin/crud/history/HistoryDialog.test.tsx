// @vitest-environment jsdom
import { createTheme, ThemeProvider } from '@mui/material';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { RecordContextProvider } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import type { ContentType } from '../../../schema/content-type';
import { questions } from '../../../content-types/questions';
import { readOnlySchema } from '../publication/publication-rules';
import HistoryDialog from './HistoryDialog';

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
const words = ['First words', 'Second words', 'Third words', 'Words of a colleague'];
const version = (id: number) => ({
  id,
  operation: 'update',
  saved_at: `2026-11-2${id}T09:00:00+00:00`,
  saved_by_email: 'staff@example.com',
});

/** A server with this number of versions. */
function serve(count: number) {
  const newestFirst = words
    .slice(0, count)
    .map((_, id) => version(id))
    .toReversed();
  vi.stubGlobal('fetch', async (input: string) => {
    const [, id] = /id=eq\.(\d)/.exec(input) ?? [];
    return Response.json(
      id ? { row: { question: words[Number(id)], answer: 'Yes' } } : newestFirst,
    );
  });
}

function QuestionForm({ schema = questions }: { schema?: ContentType }) {
  const form = useForm({ defaultValues: { question: '' } });
  return (
    <FormProvider {...form}>
      <input aria-label="In the form" {...form.register('question')} />
      <HistoryDialog schema={schema} onClose={() => undefined} />
    </FormProvider>
  );
}

function renderForm(schema?: ContentType) {
  render(
    <QueryClientProvider client={client}>
      <ThemeProvider theme={createTheme()}>
        <RecordContextProvider value={{ id: 'one' }}>
          <QuestionForm schema={schema} />
        </RecordContextProvider>
      </ThemeProvider>
    </QueryClientProvider>,
  );
}

it('puts in the version that was chosen, though another was saved since', async () => {
  serve(3);
  renderForm();
  const second = () => screen.getByRole('button', { name: /^21 Nov/ });
  await waitFor(() => fireEvent.click(second()));
  await screen.findByText('Second');
  serve(4);
  await act(() => client.refetchQueries({ queryKey: ['versions'] }));
  await screen.findByRole('button', { name: /^23 Nov/ });
  expect(second().getAttribute('aria-current')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'Put this version into the form' }));
  expect(screen.getByLabelText<HTMLInputElement>('In the form').value).toBe('Second words');
});

it('loads by a press what could not be loaded', async () => {
  client.clear();
  vi.stubGlobal('fetch', async () => Response.json({ message: 'refused' }, { status: 400 }));
  renderForm();
  await screen.findByText(/^The history could not be loaded/);
  serve(3);
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: /^21 Nov/ })).toBeTruthy();
});

it('offers no version for a form that only shows', async () => {
  serve(3);
  renderForm(readOnlySchema(questions));
  expect(await screen.findByRole('button', { name: /^21 Nov/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Put this version into the form' })).toBeNull();
});
