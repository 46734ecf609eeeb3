// @vitest-environment jsdom
import { createTheme, ThemeProvider } from '@mui/material';
import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { HttpError, Notification } from 'react-admin';
import { expect, it } from 'vitest';
import { inAdmin } from '../../../../tests/support/in-admin';
import { questions } from '../../../content-types/questions';
import { i18nProvider } from '../../data/i18n-provider';
import ResourceList from './ResourceList';

it('says once that a list could not be loaded, and counts nothing of it', async () => {
  const getList = () => Promise.reject(new HttpError('no answer', 503));
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const list = (
    <ThemeProvider theme={createTheme()}>
      <ResourceList schema={questions} />
      <Notification />
    </ThemeProvider>
  );
  render(inAdmin(list, { dataProvider: { getList }, queryClient, i18nProvider }));
  await screen.findByText('The list could not be loaded.');
  expect(screen.queryByText(/1-1000/)).toBeNull();
  expect(screen.queryByText('no answer')).toBeNull();
});
