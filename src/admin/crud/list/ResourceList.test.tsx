// @vitest-environment jsdom
import { createTheme, ThemeProvider } from '@mui/material';
import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { CoreAdminContext, HttpError, Notification, testDataProvider } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { questions } from '../../../content-types/questions';
import { i18nProvider } from '../../data/i18n-provider';
import ResourceList from './ResourceList';

it('says once that a list could not be loaded, and counts nothing of it', async () => {
  const dataProvider = testDataProvider({
    getList: () => Promise.reject(new HttpError('no answer', 503)),
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <MemoryRouter>
      <ThemeProvider theme={createTheme()}>
        <CoreAdminContext {...{ dataProvider, queryClient, i18nProvider }}>
          <ResourceList schema={questions} />
          <Notification />
        </CoreAdminContext>
      </ThemeProvider>
    </MemoryRouter>,
  );
  await screen.findByText('The list could not be loaded.');
  expect(screen.queryByText(/1-1000/)).toBeNull();
  expect(screen.queryByText('no answer')).toBeNull();
});
