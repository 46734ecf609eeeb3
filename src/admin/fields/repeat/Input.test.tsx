// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showInput } from '../../../../tests/support/in-admin';
import { services } from '../../../content-types/services';
import { RepeatInput } from './Input';

it('leads on from a group that is removed: to the one before it, then to the button that adds one', async () => {
  const fields = { title: { kind: 'text', label: 'Title' } } as const;
  const field = { kind: 'repeat', label: 'Steps', itemName: 'step', fields } as const;
  const record = { id: 1, steps: [{ title: 'Book' }, { title: 'Enjoy' }] };
  showInput(record, RepeatInput, { schema: services, field, source: 'steps' });
  const remove = (name: string) =>
    act(async () => void fireEvent.click(screen.getByRole('button', { name: `Remove ${name}` })));
  await remove('Step 2');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Title' }));
  await remove('Step 1');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add step' }));
});
