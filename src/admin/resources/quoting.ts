import type { FormValues } from '../../schema/kind';

/**
 * Refuses placeholders that stand for nothing, such as "{{price.bsic}}", at the field where they are typed. What there
 * is to quote is asked for when a text quotes something.
 */
export function refusingUnknown<Row extends object>(...columns: (keyof Row & string)[]) {
  return async (row: Row): Promise<{ [Column in keyof Row & string]?: string }> => {
    const values = Object.fromEntries(Object.entries(row)) as FormValues;
    if (!columns.some((column) => JSON.stringify(values[column] ?? '').includes('{{'))) return {};
    const { unknownIn } = await import('../data/quoted-figures');
    const complaints = await Promise.all(
      columns.map(async (column) => [column, await unknownIn(values[column])] as const),
    );
    return Object.fromEntries(complaints.filter(([, complaint]) => complaint)) as {
      [Column in keyof Row & string]?: string;
    };
  };
}
