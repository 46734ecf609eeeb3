// @vitest-environment jsdom
import { Dialog } from '@mui/material';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { useFocusAfterRemoval } from './use-focus-after-removal';

function Page() {
  useFocusAfterRemoval();
  const [shown, setShown] = useState<readonly string[]>(['Delete', 'Undo', 'Remove the filter']);
  const button = (name: string) =>
    shown.includes(name) && (
      <button onClick={() => setShown(shown.filter((one) => one !== name))}>{name}</button>
    );
  return (
    <>
      <main>
        <h1 tabIndex={-1}>Enquiries</h1>
        {button('Delete')}
        <form>{button('Remove the filter')}</form>
      </main>
      {button('Undo')}
      <Dialog open={false} keepMounted />
    </>
  );
}

it('somebody at the keyboard goes on from the heading when the button has gone', async () => {
  render(<Page />);
  const heading = screen.getByRole('heading');
  for (const name of ['Delete', 'Undo', 'Remove the filter']) {
    const button = screen.getByRole('button', { name });
    button.focus();
    fireEvent.click(button);
    await waitFor(() => expect(document.activeElement).toBe(heading));
  }
});
