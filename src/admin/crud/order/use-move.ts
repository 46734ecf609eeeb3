import { useDataProvider, type RaRecord } from 'react-admin';
import { positionsAfterMove } from '../../data/positions';
import type { ContentType } from '../../../schema/content-type';
import { useFailedSave } from '../use-failed-save';

/** Writes the place of a record: one row, unless its new neighbours shared a position. */
export function useMove(schema: ContentType) {
  const dataProvider = useDataProvider();
  const { onError } = useFailedSave(schema, 'update');
  return async (rows: readonly RaRecord[], from: number, to: number): Promise<void> => {
    const { table, order = '' } = schema;
    try {
      for (const [id, position] of positionsAfterMove(rows, order, from, to)) {
        // Without the version that was read: a change of the text beside it is no conflict.
        await dataProvider.update(table, { id, data: { [order]: position }, previousData: { id } });
      }
    } catch (error) {
      onError(error);
    }
  };
}
