// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useSaveShortcut } from './use-save-shortcut';

function Form({ save }: { save: () => void }) {
  useSaveShortcut(save);
  return (
    <>
      <form>
        <input aria-label="Title" />
      </form>
      <div role="dialog">
        <form>
          <input aria-label="Alternative text" />
        </form>
      </div>
      <div role="dialog">
        <button>Stay</button>
      </div>
      <div data-shows-form>
        <div role="dialog">
          <button>Close preview</button>
        </div>
      </div>
    </>
  );
}

it('saves from the form and its preview, and not what stands behind a question or another form', () => {
  const save = vi.fn();
  render(<Form save={save} />);
  const press = (place: HTMLElement) => fireEvent.keyDown(place, { key: 's', ctrlKey: true });
  // Nor the browser's own "Save page".
  expect(press(screen.getByLabelText('Alternative text'))).toBe(false);
  expect(press(screen.getByText('Stay'))).toBe(false);
  expect(save).not.toHaveBeenCalled();
  expect(press(screen.getByLabelText('Title'))).toBe(false);
  expect(save).toHaveBeenCalledOnce();
  press(screen.getByText('Close preview'));
  expect(save).toHaveBeenCalledTimes(2);
});
