// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { inAdmin } from '../../../../tests/support/in-admin';
import { menu } from '../../../content-types/menu';
import AddToMenu from './AddToMenu';

afterEach(cleanup);

it('adds no second link where the answer to the first got lost', async () => {
  let stored: object[] = [];
  vi.stubGlobal('fetch', async () => Response.json(stored));
  const create = vi.fn().mockRejectedValue(new HttpError('the server did not answer in time', 504));
  const onDone = vi.fn();
  render(
    inAdmin(<AddToMenu record={{ title: 'Ovens', path: '/ovens' }} onDone={onDone} />, {
      dataProvider: { create },
    }),
  );
  const press = async () => fireEvent.click(await screen.findByText('To the footer'));
  await press();
  await screen.findByText('the server did not answer in time');
  stored = [{ id: 'a' }];
  await press();
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(create).toHaveBeenCalledExactlyOnceWith('menu', {
    data: { place: 'footer', label: 'Ovens', href: '/ovens' },
  });
});

it('offers as many characters of a long title as fit, and never half of an emoji', async () => {
  vi.stubGlobal('fetch', async () => Response.json([]));
  const most = Number(menu.fields.label.maxLength);
  const title = `${'a'.repeat(most - 1)}🧽🧽`;
  render(inAdmin(<AddToMenu record={{ title, path: '/sponges' }} onDone={vi.fn()} />));
  const words = await screen.findByRole<HTMLInputElement>('textbox');
  expect(words.value).toBe(`${'a'.repeat(most - 1)}🧽`);
});

it('is left once, with the link stored, where Escape is pressed while it is being added', async () => {
  vi.stubGlobal('fetch', async () => Response.json([]));
  let answer: (created: { data: never }) => void = () => undefined;
  const create = vi.fn(() => new Promise<{ data: never }>((resolve) => (answer = resolve)));
  const onDone = vi.fn();
  render(
    inAdmin(<AddToMenu record={{ title: 'Ovens', path: '/ovens' }} onDone={onDone} />, {
      dataProvider: { create },
    }),
  );
  fireEvent.click(await screen.findByText('To the bar'));
  await waitFor(() => expect(create).toHaveBeenCalledOnce());
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(onDone).not.toHaveBeenCalled();
  answer({ data: { id: 'a' } as never });
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
});
