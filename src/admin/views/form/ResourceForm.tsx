import { Box, Card } from '@mui/material';
import { Suspense, useMemo, type ReactNode } from 'react';
import { Form, useRecordContext } from 'react-admin';
import { FormDraft } from '../../drafts/FormDraft';
import { formName } from '../../drafts/form-name';
import { SaveShortcut } from '../../drafts/SaveShortcut';
import { UnsavedChangesGuard } from '../../drafts/UnsavedChangesGuard';
import { fieldsOf, type ResourceSchema } from '../../schema/resource-schema';
import { DerivedField } from './DerivedField';
import { ErrorSummary } from './ErrorSummary';
import { FieldInput } from './FieldInput';
import type { FormMode } from './form-mode';
import { FormActions } from './FormActions';
import { moveOnByEnter } from './move-on-by-enter';
import { SubmitOnce } from './SubmitOnce';

interface Props {
  schema: ResourceSchema;
  mode: FormMode;
  /** What has come between the form and its saving. */
  notice?: ReactNode;
}

/** The form of a content type, as its schema describes it. */
export function ResourceForm({ schema, mode, notice }: Props) {
  const name = formName(schema.table, useRecordContext()?.id);
  const columns = useMemo(() => Object.keys(schema.fields), [schema]);
  const Aside = schema.views?.formAside;
  return (
    <Form mode="onTouched" noValidate disableInvalidFormNotification>
      <SubmitOnce />
      <FormDraft name={name} columns={columns} />
      <UnsavedChangesGuard name={name} />
      <SaveShortcut />
      <Box
        onKeyDown={moveOnByEnter}
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            lg: Aside ? 'minmax(0, 3fr) minmax(0, 2fr)' : 'minmax(0, 48rem)',
          },
          alignItems: 'start',
        }}
      >
        <Card component="div" sx={{ p: { xs: 2, sm: 3 }, overflow: 'visible' }}>
          <ErrorSummary schema={schema} />
          {fieldsOf(schema).map(([column, field]) =>
            mode === 'create' && (field.kind === 'slug' || field.kind === 'displayDate') ? (
              <DerivedField key={column} schema={schema} column={column} field={field} />
            ) : (
              <FieldInput key={column} schema={schema} column={column} field={field} mode={mode} />
            ),
          )}
          {notice}
          <FormActions schema={schema} mode={mode} />
        </Card>
        {Aside && (
          <Suspense fallback={null}>
            <Aside />
          </Suspense>
        )}
      </Box>
    </Form>
  );
}
