// @vitest-environment jsdom
import type { DataProvider } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { areas } from '../../../content-types/areas';
import { questions } from '../../../content-types/questions';
import { csvExporter } from './csv-exporter';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('names other records by their titles, one or several', async () => {
  let written = '';
  vi.stubGlobal('URL', {
    createObjectURL: (file: Blob) => void file.text().then((text) => (written = text)),
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const related = { a1: { id: 'a1', name: 'Walsall' }, a2: { id: 'a2', name: 'Dudley' } };
  await csvExporter(areas)(
    [{ id: 'a3', name: 'Telford', neighbours: ['a1', 'a2'] }],
    async () => related as never,
    {} as DataProvider,
  );
  await vi.waitFor(() => expect(written).toContain('Walsall; Dudley'));
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
