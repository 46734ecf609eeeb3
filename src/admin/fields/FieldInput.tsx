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

const QuoteButton = lazyWithRetry(() => import('./QuoteButton'), null);
const ReadOnlyValue = lazyWithRetry(() => import('./ReadOnlyValue'));

/** As high as a value of one line with its label: what is below stays where it is. */
const ONE_LINE = <div style={{ height: 48, margin: '8px 0 16px' }} />;

interface Props {
  schema: ContentType;
  /** A column, or a path inside one. */
  source: string;
  field: Field;
  mode: FormMode;
}

/** The input of a field, or what stands in its place while it cannot be typed. */
export const FieldInput = memo(function FieldInput(props: Props) {
  return (
    <div style={{ display: 'contents' }} {...{ [FIELD]: props.source }}>
      {props.field.visibleWhen ? <ConditionalInput {...props} /> : <AnyInput {...props} />}
    </div>
  );
});

function ConditionalInput(props: Props) {
  const { schema, field } = props;
  // Drawn again only when the answer is another one.
  const isShown = useWatch({ compute: (values) => isVisible(field, wholeRow(schema, values)) });
  return isShown ? <AnyInput {...props} /> : null;
}

function AnyInput({ schema, source, field, mode }: Props) {
  // A new record has nothing of its own to show yet.
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
      {mayQuote && <QuoteButton source={() => source} label={field.label} />}
    </>
  );
}

/** Generic, so that the compiler sees each kind's input get a field of its kind. */
function inputOfKind<Name extends FieldKind>(kind: Name, props: InputProps<FieldOfKind[Name]>) {
  return createElement(kindViews[kind].Input, props);
}
