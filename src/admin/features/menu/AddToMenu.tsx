import { Alert, Button, TextField } from '@mui/material';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { useMutation, useQuery } from '@tanstack/react-query';
import { menu } from '../../../content-types/menu';
import { pages } from '../../../content-types/pages';
import { isSitePage } from '../../../shared/site-pages';
import { firstCharacters } from '../../../shared/text';
import type { FormValues } from '../../../schema/kind';
import { asText } from '../../../schema/kind';
import { publicationState } from '../../../schema/kinds/publication';
import { errorMessage } from '../../data/server-refusal';
import { dataOf, supabase } from '../../data/supabase-client';
import { ActionDialog } from '../../ui/ActionDialog';
import { ToastMessage } from '../../ui/ToastMessage';
import { toasts } from '../../ui/toasts';

interface Props {
  /** A page that was just published or scheduled. */
  record: FormValues;
  onDone: () => void;
}

/** Offers a menu item for a published page without one. */
export default function AddToMenu({ record, onDone }: Props) {
  const path = asText(record.path);
  const { data: isInMenu, isError } = useQuery({
    queryKey: ['menu', 'leads to', path],
    queryFn: () => isSitePage(path) || menuLeadsTo(path),
    staleTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
  const isDone = isError || isInMenu === true;
  const done = useEffectEvent(onDone);
  useEffect(() => {
    if (isDone) done();
  }, [isDone]);
  return isInMenu === false && !isDone && <Question {...{ record, onDone }} />;
}

function Question({ record, onDone }: Props) {
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const [label, setLabel] = useState(
    firstCharacters(asText(record[pages.titleColumn]), MAX_LENGTH),
  );
  const add = useMutation({
    mutationFn: async (place: 'header' | 'footer') => {
      if (!label.trim()) throw new Error('Words is required');
      // An earlier press may have been stored without an answer.
      if (await menuLeadsTo(asText(record.path))) return;
      const data = { place, label: label.trim(), href: record.path };
      await dataProvider.create(menu.table, { data });
    },
    onSuccess: () => {
      notify(<ToastMessage kind="success" description={toasts.menuLeadsThere} />);
      onDone();
    },
  });
  return (
    <ActionDialog
      heading="Add to menu?"
      onClose={add.isPending ? undefined : onDone}
      maxWidth="xs"
      actions={
        <>
          <Button onClick={onDone} disabled={add.isPending}>
            Not now
          </Button>
          <Button variant="outlined" disabled={add.isPending} onClick={() => add.mutate('footer')}>
            To the footer
          </Button>
          <Button variant="contained" disabled={add.isPending} onClick={() => add.mutate('header')}>
            To the bar
          </Button>
        </>
      }
    >
      {publicationState(record.published_at) === 'scheduled'
        ? 'A link in the menu lets visitors find the page. They see the link from the time on that the page is scheduled for.'
        : 'The page is public. A link in the menu lets visitors find it.'}
      <TextField
        label="Words of the link"
        value={label}
        onChange={({ target }) => setLabel(target.value)}
        slotProps={{ htmlInput: { maxLength: MAX_LENGTH } }}
        fullWidth
        sx={{ mt: 2 }}
      />
      {add.error && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {errorMessage(add.error)}
        </Alert>
      )}
    </ActionDialog>
  );
}

const MAX_LENGTH = menu.fields.label.maxLength;

async function menuLeadsTo(path: string): Promise<boolean> {
  const items = await supabase.from('menu').select('id').eq('href', path).limit(1);
  return dataOf(items).length > 0;
}
