// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { Notification } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { inAdmin } from '../../../tests/support/in-admin';
import { services } from '../../content-types/services';
import { useUndoNotice } from './use-undo-notice';

it('undoes once, though it is clicked twice', async () => {
  const undo = vi.fn().mockResolvedValue(undefined);
  function Done() {
    const notifyUndo = useUndoNotice(services);
    return <button onClick={() => notifyUndo('deleted', [{ id: 1, title: 'Ovens' }], undo)} />;
  }
  render(
    inAdmin(
      <>
        <Done />
        <Notification />
      </>,
    ),
  );
  fireEvent.click(screen.getByRole('button'));
  const button = await screen.findByRole('button', { name: 'Undo' });
  fireEvent.click(button, { detail: 1 });
  fireEvent.click(button, { detail: 2 });
  expect(undo).toHaveBeenCalledOnce();
});
