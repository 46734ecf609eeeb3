import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useListContext } from 'react-admin';
import type { ContentType } from '../../../schema/content-type';
import type { Positions } from '../../data/positions';
import { useFailedSave } from '../use-failed-save';

/** Positions that are on their way to the server, and the function that sends more: a move waits for the one before. */
export function useMoves(schema: ContentType) {
  const { table, order = '' } = schema;
  const dataProvider = useDataProvider();
  const { refetch } = useListContext();
  const { onError } = useFailedSave(schema, 'update');
  const [moved, setMoved] = useState<Positions>(new Map());
  const { mutate } = useMutation({
    scope: { id: `order of ${table}` },
    mutationFn: async (positions: Positions) => {
      for (const [id, position] of positions) {
        // Without the version: a concurrent change of other columns is no conflict.
        await dataProvider.update(table, { id, data: { [order]: position }, previousData: { id } });
      }
    },
    onSuccess: () => refetch(),
    onError: (error) => {
      // Not awaited: without a connection it waits for one.
      void refetch();
      return onError(error);
    },
    onSettled: (_answer, _error, sent) =>
      setMoved((all) => new Map([...all].filter(([id, at]) => at !== sent.get(id)))),
  });
  const move = (positions: Positions) => {
    setMoved((all) => new Map([...all, ...positions]));
    mutate(positions);
  };
  return [moved, move] as const;
}
