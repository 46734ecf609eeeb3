// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showInput } from '../../../../tests/support/in-admin';
import { services } from '../../../content-types/services';
import ListInput from './Input';

it('leads on from a text that is removed: to the one before it, then to the button that adds one', () => {
  const field = { kind: 'list', label: 'Included', itemName: 'point' } as const;
  const record = { id: 1, included: ['Oven', 'Hob'] };
  showInput(record, ListInput, { schema: services, field, source: 'included' });
  fireEvent.click(screen.getByRole('button', { name: 'Remove Point 2' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Point 1' }));
  fireEvent.click(screen.getByRole('button', { name: 'Remove Point 1' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add point' }));
});
