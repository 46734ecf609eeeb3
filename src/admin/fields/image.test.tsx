// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showForm } from '../../../tests/support/in-admin';
import { pages } from '../../content-types/pages';
import { picture } from '../../content-types/sections/common-fields';
import { ROLES } from '../../schema/role';
import { schemaForRole } from '../../schema/schema-for-role';
import { FieldInput } from './FieldInput';

it('the library, which is for editors, is offered to them alone, in a section too', () => {
  const offered = ROLES.filter((role) => {
    showForm(
      { id: 1 },
      <FieldInput
        schema={schemaForRole(role, pages)}
        field={picture()}
        source="sections.0.image"
        mode="edit"
      />,
      { role },
    );
    const button = screen.queryByRole('button', { name: 'Choose from library' });
    cleanup();
    return button !== null;
  });
  expect(offered).toEqual(['owner', 'editor']);
});
