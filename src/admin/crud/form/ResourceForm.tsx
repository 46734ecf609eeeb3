import { Box, Card, type SxProps } from '@mui/material';
import {
  Fragment,
  type KeyboardEvent,
  memo,
  type ReactNode,
  startTransition,
  useCallback,
  useState,
} from 'react';
import { Form, useRecordContext } from 'react-admin';
import { allows } from '../../../schema/content-type';
import { draftOf } from '../../data/draft';
import { FieldInput } from '../../fields/FieldInput';
import { FieldSet } from '../../fields/FieldSet';
import type { FormMode } from '../../fields/kind-props';
import { useIdle } from '../../ui/use-idle';
import { lazyWithRetry } from '../../ui/lazy-with-retry';
import { AskBeforePublishing } from '../publication/AskBeforePublishing';
import type { AdminResource } from '../resource';
import { formName } from '../unsaved-changes/stored-changes';
import { UnsavedChangesGuard } from '../unsaved-changes/UnsavedChangesGuard';
import { UnsavedChangesOffer } from '../unsaved-changes/UnsavedChangesOffer';
import { ErrorSummary } from './ErrorSummary';
import { FormActions } from './FormActions';
import { formGroups } from './form-groups';

const DraftNotice = lazyWithRetry(() => import('../publication/DraftNotice'), null);
const MoreFields = lazyWithRetry(() => import('../../fields/MoreFields'), null);

const ONE_LINE = 'input:not([type=checkbox], [type=radio], [type=file], [type=button]), select';
/** Inputs without implicit submission by Enter. */
const CHOICE = '[type=checkbox], [type=radio]';
/** A collapsed section stands for its fields. */
const FIELDS =
  'input:not([type=hidden], [type=file]), select, textarea:not([aria-hidden]), [role=textbox], li > div > button[aria-expanded=false]';
/** Derived fields are skipped by Enter. */
const FOLLOWS_FROM_OTHERS = '[data-derived]';

interface Props {
  schema: AdminResource;
  mode: FormMode;
  notice?: ReactNode;
  /** Whether the new record is stored, and its form loading. */
  isStored?: boolean;
}

/** Keeps dirty values when a record is saved or refetched. */
const KEEP_TYPED = { keepDirtyValues: true };

export const ResourceForm = memo(function ResourceForm(props: Props) {
  const { schema, mode, notice, isStored = false } = props;
  const record = useRecordContext();
  const name = formName(schema.table, record?.id);
  const Beside = schema.views?.besideForm;
  const [actions, setActions] = useState<HTMLElement | null>(null);
  // A transition: while React attaches the form, a second render would not wait.
  const noteActions = useCallback(
    (element: HTMLElement | null) => startTransition(() => setActions(element)),
    [],
  );
  const isIdle = useIdle();
  const canSave = allows(schema, mode === 'create' ? 'create' : 'update');
  return (
    <Form
      mode="onTouched"
      noValidate
      disableInvalidFormNotification
      resetOptions={mode === 'edit' ? KEEP_TYPED : undefined}
    >
      <UnsavedChangesOffer {...{ schema, name }} />
      <UnsavedChangesGuard {...{ schema, name }} />
      {draftOf(record) && <DraftNotice schema={schema} />}
      <AskBeforePublishing>
        <Box
          onKeyDown={moveOnByEnter}
          sx={{
            display: 'grid',
            gap: 3,
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              lg: Beside ? 'minmax(0, 3fr) minmax(0, 2fr)' : 'minmax(0, 48rem)',
            },
            alignItems: 'start',
          }}
        >
          <Card component="div" sx={{ p: { xs: 2, sm: 3 }, overflow: 'visible' }}>
            <ErrorSummary schema={schema} />
            <FormFields schema={schema} mode={mode} />
            {notice}
            {canSave && <FormActions {...{ schema, mode, isStored }} ref={noteActions} />}
          </Card>
          {Beside && isIdle && <Beside schema={schema} actions={actions} />}
        </Box>
      </AskBeforePublishing>
    </Form>
  );
});

const SIDE_BY_SIDE: SxProps = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))',
  columnGap: 3,
};

function FormFields({ schema, mode }: Pick<Props, 'schema' | 'mode'>) {
  const { fields, views } = schema;
  const record = useRecordContext() ?? {};
  const inputs = (columns: readonly string[]) =>
    columns.map((column) => {
      const field = fields[column];
      return field && <FieldInput key={column} {...{ schema, field, mode }} source={column} />;
    });
  return formGroups(schema).map((group) => {
    const { title, description, fields: columns, more, sideBySide, visibleWhen } = group;
    if (title === undefined) return <Fragment key="">{inputs(columns)}</Fragment>;
    const Below = views?.belowGroups?.[title];
    if (visibleWhen && !visibleWhen(record)) return null;
    return (
      <FieldSet key={title} title={title} description={description}>
        {sideBySide ? <Box sx={SIDE_BY_SIDE}>{inputs(columns)}</Box> : inputs(columns)}
        {Below && <Below />}
        {more && <MoreFields columns={more}>{inputs(more)}</MoreFields>}
      </FieldSet>
    );
  });
}

/** Enter moves to the next field: publishing needs the button or the shortcut. */
function moveOnByEnter(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget: form, nativeEvent } = event;
  if (key !== 'Enter' || nativeEvent.isComposing || !(target instanceof HTMLElement)) return;
  // In React, but not in the DOM, a dialog's fields are inside the form.
  if (!form.contains(target) || !target.matches(`${ONE_LINE}, ${CHOICE}`)) return;
  event.preventDefault();
  if (target.matches(CHOICE)) return;
  const fields = [...form.querySelectorAll<HTMLElement>(FIELDS)].filter(isUsable);
  const others = fields.slice(fields.indexOf(target) + 1);
  others.find((field) => !field.matches(FOLLOWS_FROM_OTHERS))?.focus();
}

function isUsable(field: HTMLElement): boolean {
  return !field.matches(':disabled, [readonly]') && field.getClientRects().length > 0;
}
