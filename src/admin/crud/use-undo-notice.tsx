import { Button, SnackbarContent } from '@mui/material';
import { useCloseNotification, useNotify, useRefresh, useTranslate } from 'react-admin';
import { messageOf } from '../data/server-refusal';
import type { ContentType } from '../../schema/content-type';

/** Longer than other messages: somebody has to see what is gone before missing it. */
const UNDO_MS = 10_000;

/** Says what has been done with so many records, which is stored already, and offers to take it back where that can be done. */
export function useUndoNotice({ table }: ContentType) {
  const notify = useNotify();
  const refresh = useRefresh();
  const translate = useTranslate();
  return (
    done: 'deleted' | 'originalIsBack' | 'updated' | 'published' | 'withdrawn',
    count: number,
    undo?: () => Promise<unknown>,
    notDone: readonly string[] = [],
  ) => {
    const what = translate(`resources.${table}.notifications.${done}`, { smart_count: count });
    const text = [what, ...notDone].join('. ');
    if (!undo) return notify(text, { type: 'info' });
    const takeBack = () =>
      undo()
        .then(refresh)
        .catch((error: unknown) =>
          notify(`That could not be undone: ${messageOf(error)}`, { type: 'error' }),
        );
    notify(<UndoNotice text={text} onUndo={() => void takeBack()} />, {
      autoHideDuration: UNDO_MS,
    });
  };
}

function UndoNotice({ text, onUndo }: { text: string; onUndo: () => void }) {
  const close = useCloseNotification();
  return (
    <SnackbarContent
      message={text}
      action={
        <Button
          size="small"
          // In the text's colour, for its contrast in both schemes.
          color="inherit"
          onClick={() => {
            close();
            onUndo();
          }}
        >
          Undo
        </Button>
      }
    />
  );
}
