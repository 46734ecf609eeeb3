// @vitest-environment jsdom
import type { DataProvider } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { questions } from '../../../content-types/questions';
import { csvExporter } from './csv-exporter';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('names the file after the day in London', async () => {
  vi.setSystemTime('2026-06-30T23:30:00Z');
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:csv' });
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  await csvExporter(questions)([], async () => ({}), {} as DataProvider);
  expect(names).toEqual(['questions-2026-07-01.csv']);
});
