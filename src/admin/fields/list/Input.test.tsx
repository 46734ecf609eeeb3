// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showForm } from '../../../../tests/support/in-admin';
import { services } from '../../../content-types/services';
import ListInput from './Input';

it('leads on from a text that is removed: to the one before it, then to the button that adds one', () => {
  const field = { kind: 'list', label: 'Included', itemName: 'point' } as const;
  showForm(
    { id: 1, included: ['Oven', 'Hob'] },
    <ListInput
      schema={services}
      field={field}
      source="included"
      mode="edit"
      validate={() => undefined}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Remove Point 2' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Point 1' }));
  fireEvent.click(screen.getByRole('button', { name: 'Remove Point 1' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add point' }));
});
