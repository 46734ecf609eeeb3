import { Box, type SxProps } from '@mui/material';
import type { AdminResource } from '../resource';
import { FieldInput } from '../../fields/FieldInput';
import { FieldSet } from '../../fields/FieldSet';
import type { FormMode } from '../../fields/input-props';

const SIDE_BY_SIDE: SxProps = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))',
  columnGap: 3,
};

interface Props {
  schema: AdminResource;
  mode: FormMode;
}

/** The fields in their groups; those of no group come first. */
export function FormFields({ schema, mode }: Props) {
  const { fields, groups = [], views } = schema;
  const grouped = new Set(groups.flatMap((group) => group.fields));
  const inputs = (columns: readonly string[]) =>
    columns.map((column) => {
      const field = fields[column];
      return field && <FieldInput key={column} {...{ schema, field, mode }} source={column} />;
    });
  return (
    <>
      {inputs(Object.keys(fields).filter((column) => !grouped.has(column)))}
      {groups.map(({ title, description, fields: columns, sideBySide }) => {
        const Below = views?.belowGroups?.[title];
        return (
          <FieldSet key={title} title={title} description={description}>
            {sideBySide ? <Box sx={SIDE_BY_SIDE}>{inputs(columns)}</Box> : inputs(columns)}
            {Below && <Below />}
          </FieldSet>
        );
      })}
    </>
  );
}
