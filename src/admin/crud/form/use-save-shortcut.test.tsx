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
    </>
  );
}

it('saves from the form, and not what stands behind a dialog that somebody types in', () => {
  const save = vi.fn();
  render(<Form save={save} />);
  const press = (field: string) =>
    fireEvent.keyDown(screen.getByLabelText(field), { key: 's', ctrlKey: true });
  // Nor the browser's own "Save page".
  expect(press('Alternative text')).toBe(false);
  expect(save).not.toHaveBeenCalled();
  expect(press('Title')).toBe(false);
  expect(save).toHaveBeenCalledOnce();
});
