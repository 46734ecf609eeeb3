import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type DeleteManyResult, type RaRecord, useDataProvider, useRefresh } from 'react-admin';
import { testimonials } from '../../../content-types/testimonials';
import type { FormValues } from '../../../schema/kind';
import { formToNewRow } from '../../../schema/row';
import { useUndoNotice } from '../../crud/use-undo-notice';
import { errorMessage } from '../../data/server-refusal';
import { judgeReviews, type ReviewFile } from './review-file';

const { table } = testimonials;

/** The dialog stays while rows are added: it says which were refused. */
export const IMPORT = ['import reviews'];

/** What is left of a file, how many of its rows have been added, and the mutation that adds them. */
export function useAddReviews(chosen: ReviewFile, onDone: () => void) {
  const dataProvider = useDataProvider();
  const refresh = useRefresh();
  const tell = useUndoNotice(testimonials);
  const [file, setFile] = useState(chosen);
  const [done, setDone] = useState(0);
  const add = useMutation({
    mutationKey: IMPORT,
    mutationFn: async (common: FormValues) => {
      const added = new Map<number, RaRecord>();
      const failed: string[] = [];
      for (const [index, { form, problem }] of judgeReviews(file, common).entries()) {
        if (problem) continue;
        const data = formToNewRow(testimonials, form);
        await dataProvider.create(table, { data }).then(
          (created) => added.set(index, created.data as RaRecord),
          (error: unknown) => failed.push(`${String(form.name)}: ${errorMessage(error)}`),
        );
        setDone(added.size);
      }
      return { added, failed };
    },
    onSuccess: ({ added: byRow, failed }) => {
      refresh();
      const added = [...byRow.values()];
      setFile({
        ...file,
        rows: file.rows.filter((_, index) => !byRow.has(index)),
        stored: [...file.stored, ...added],
      });
      let removal: Promise<DeleteManyResult> | undefined;
      const takeBack = async ({ id }: RaRecord) => {
        // Hundreds one by one take long: all go with the first.
        removal ??= dataProvider.deleteMany(table, { ids: added.map((one) => one.id) });
        const { data = [] } = await removal;
        if (!data.includes(id)) throw new Error('it was not deleted');
      };
      if (added.length > 0) tell('added', added, takeBack);
      if (failed.length === 0) onDone();
    },
  });
  return { file, done, add };
}
