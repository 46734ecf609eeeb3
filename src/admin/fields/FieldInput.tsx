import { createElement, memo, Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import { lazyWithRetry } from '../ui/lazy-with-retry';
import type { Field, FieldKind, FieldOfKind } from '../../schema/fields';
import { kindOf } from '../../schema/kinds';
import { isFilled, type ContentType } from '../../schema/content-type';
import { isVisible, wholeRow } from '../../schema/row';
import { DerivedField } from './DerivedField';
import type { FormMode, InputProps } from './kind-props';
import { kindViews } from './kind-views';
import { FIELD } from './open-field';
import { useFieldValidator } from './use-field-validator';

const PlaceholderButton = lazyWithRetry(() => import('./PlaceholderButton'), null);
const ReadOnlyValue = lazyWithRetry(() => import('./ReadOnlyValue'));

/** Height of a single-line value with its label: no layout shift. */
const ONE_LINE = <div style={{ height: 48, margin: '8px 0 16px' }} />;

interface Props {
  schema: ContentType;
  /** A column, or a path inside one. */
  source: string;
  field: Field;
  mode: FormMode;
}

/** The input of a field, or its read-only value. */
export const FieldInput = memo(function FieldInput(props: Props) {
  return (
    <div style={{ display: 'contents' }} {...{ [FIELD]: props.source }}>
      {props.field.visibleWhen ? <ConditionalInput {...props} /> : <AnyInput {...props} />}
    </div>
  );
});

function ConditionalInput(props: Props) {
  const { schema, field } = props;
  // Rerendered only when the result changes.
  const isShown = useWatch({ compute: (values) => isVisible(field, wholeRow(schema, values)) });
  return isShown ? <AnyInput {...props} /> : null;
}

function AnyInput({ schema, source, field, mode }: Props) {
  // A new record has no value of its own yet.
  if (mode === 'create' && kindOf(field).omitOnDuplicate) return null;
  if (field.readOnly) {
    return (
      <Suspense fallback={ONE_LINE}>
        <ReadOnlyValue schema={schema} source={source} field={field} />
      </Suspense>
    );
  }
  if (mode === 'create' && kindOf(field).derive) {
    return (
      <DerivedField schema={schema} column={source} field={field}>
        <EditableInput {...{ schema, source, field }} mode="edit" />
      </DerivedField>
    );
  }
  return <EditableInput {...{ schema, source, field, mode }} />;
}

function EditableInput(props: Props) {
  const validate = useFieldValidator(props);
  const { schema, source, field } = props;
  const isWords = field.kind === 'text' || field.kind === 'multiline';
  const mayQuote = isWords && isFilled(schema, source);
  return (
    <>
      {inputOfKind(field.kind, { ...props, validate })}
      {mayQuote && <PlaceholderButton source={() => source} label={field.label} />}
    </>
  );
}

/** Generic, to type-check each kind's input against its field. */
function inputOfKind<Name extends FieldKind>(kind: Name, props: InputProps<FieldOfKind[Name]>) {
  return createElement(kindViews[kind].Input, props);
}
