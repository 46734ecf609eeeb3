// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showForm } from '../../../tests/support/in-admin';
import { menu } from '../../content-types/menu';
import { pages } from '../../content-types/pages';
import { FieldInput } from './FieldInput';

it('says which fields are needed to who does not see the asterisk, too', async () => {
  const { title, description } = pages.fields;
  showForm(
    { id: 1 },
    <>
      <FieldInput schema={pages} source="title" field={title} mode="edit" />
      <FieldInput schema={pages} source="description" field={description} mode="edit" />
      <FieldInput schema={menu} source="href" field={menu.fields.href} mode="edit" />
    </>,
    { dataProvider: { getList: () => Promise.resolve({ data: [], total: 0 }) } },
  );
  expect(await screen.findByRole('combobox', { name: menu.fields.href.label })).toBeTruthy();
  const needed = [...document.querySelectorAll<HTMLInputElement>('[required]')];
  expect(needed.map(({ name }) => name)).toEqual(['title', 'href']);
});
