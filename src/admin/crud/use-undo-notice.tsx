import { Button, SnackbarContent } from '@mui/material';
import { useEffect } from 'react';
import { type RaRecord, useCloseNotification, useNotify, useRefresh } from 'react-admin';
import type { ContentType } from '../../schema/content-type';
import { phrases } from '../../schema/phrases';
import { recordTitle } from '../../schema/record-title';
import { errorMessage } from '../data/server-refusal';
import { PlaceholderText } from '../data/PlaceholderText';
import { createStore, useStoreValue } from '../ui/create-store';
import { ignoreDoubleClick } from '../ui/ignore-double-click';
import { toasts } from '../ui/toasts';
import { titlesIn } from './record-names';

/** Longer than other messages: a loss is noticed late. */
const UNDO_MS = 10_000;

const NAMED_AT_MOST = 5;

/** The newest notice; others are closed, so that Undo is about the last change. */
const newest = createStore(0);

/** Makes the last change final. */
export function closeUndoNotice(): number {
  newest.set(newest.get() + 1);
  return newest.get();
}

/** Reports a stored change, with Undo where possible: record by record, so that one does not block the others. */
export function useUndoNotice(schema: ContentType) {
  const notify = useNotify();
  const refresh = useRefresh();
  return (
    done: 'added' | 'deleted' | 'changed' | 'published' | 'withdrawn',
    records: readonly RaRecord[],
    undo?: (record: RaRecord) => Promise<unknown>,
    notDone: readonly string[] = [],
  ) => {
    const titles = records.map((record) => recordTitle(schema, record));
    const text = [phrases.done(schema, done, titles), ...notDone].join('. ');
    const turn = closeUndoNotice();
    if (!undo) return notify(text, { type: 'info' });
    const takeBack = async () => {
      const refused = new Map<string, RaRecord[]>();
      for (const record of records) {
        await undo(record).catch((error: unknown) => {
          const reason = errorMessage(error);
          refused.set(reason, [...(refused.get(reason) ?? []), record]);
        });
      }
      const sentences = [...refused].map(([reason, some]) =>
        toasts.notUndone(titlesIn(schema, some, NAMED_AT_MOST), reason),
      );
      if (sentences.length > 0) notify(sentences.join(' '), { type: 'error' });
      refresh();
    };
    notify(<UndoNotice text={text} turn={turn} onUndo={() => void takeBack()} />, {
      autoHideDuration: UNDO_MS,
    });
  };
}

interface NoticeProps {
  text: string;
  turn: number;
  onUndo: () => void;
}

function UndoNotice({ text, turn, onUndo }: NoticeProps) {
  const close = useCloseNotification();
  const isNewest = useStoreValue(newest) === turn;
  useEffect(() => {
    if (!isNewest) close();
  }, [isNewest, close]);
  return (
    <SnackbarContent
      message={<PlaceholderText text={text} />}
      action={
        <Button
          size="small"
          // The text's colour has contrast in both schemes.
          color="inherit"
          onClick={ignoreDoubleClick(() => {
            close();
            onUndo();
          })}
        >
          Undo
        </Button>
      }
    />
  );
}
