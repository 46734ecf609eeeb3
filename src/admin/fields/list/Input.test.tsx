// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext, Form, testDataProvider } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { services } from '../../../content-types/services';
import ListInput from './Input';

it('leads on from a text that is removed: to the one before it, then to the button that adds one', () => {
  const field = { kind: 'list', label: 'Included', itemName: 'point' } as const;
  render(
    <MemoryRouter>
      <CoreAdminContext dataProvider={testDataProvider()}>
        <Form record={{ id: 1, included: ['Oven', 'Hob'] }}>
          <ListInput
            schema={services}
            field={field}
            source="included"
            mode="edit"
            validate={() => undefined}
          />
        </Form>
      </CoreAdminContext>
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Remove Point 2' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Point 1' }));
  fireEvent.click(screen.getByRole('button', { name: 'Remove Point 1' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add point' }));
});
