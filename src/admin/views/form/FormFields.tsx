import { Suspense } from 'react';
import type { ResourceSchema } from '../../schema/resource-schema';
import { FieldInput } from './FieldInput';
import { FieldSet } from './FieldSet';
import type { FormMode } from './form-mode';
import { useSettled } from './use-settled';

interface Props {
  schema: ResourceSchema;
  mode: FormMode;
}

/** The fields in their groups; those of no group come first. */
export function FormFields({ schema, mode }: Props) {
  const { fields, groups = [] } = schema;
  const isSettled = useSettled();
  const grouped = new Set(groups.flatMap((group) => group.fields));
  const inputs = (columns: readonly string[]) =>
    columns.map((column) => {
      const field = fields[column];
      return field && <FieldInput key={column} {...{ schema, field, mode }} source={column} />;
    });
  return (
    <>
      {inputs(Object.keys(fields).filter((column) => !grouped.has(column)))}
      {groups.map(({ title, description, fields: columns, below: Below }) => (
        <FieldSet key={title} title={title} description={description}>
          {inputs(columns)}
          {Below && isSettled && (
            <Suspense fallback={null}>
              <Below />
            </Suspense>
          )}
        </FieldSet>
      ))}
    </>
  );
}
