/** Filter values; `column@operator` for other comparisons than "is", `q` for the search. */
export type FilterValues<Column extends string> = {
  [Key in Column | `${Column}@${string}` | 'q']?: unknown;
};

/** Columns that an option may name; any text without the compiler's checks. */
export interface ColumnNames {
  /** Of the table. */
  any: string;
  /** With a field. */
  field: string;
  /** With a field of a kind that has a filter, that is editable in the grid, that is a choice. */
  filter: string;
  inline: string;
  choice: string;
  /** The manual order. */
  order: string;
}

/** The grid of a content type. */
export interface ListSchema<Names extends ColumnNames> {
  /** In a manual order, rows are grouped by one column, and nested by a reference. */
  tree?: { group: Names['any']; parent: Names['any'] };
  /** In order. */
  columns: readonly Names['field'][];
  /** Switches and choices that are editable in the grid. */
  inlineColumns?: readonly Names['inline'][];
  /** Columns of the search, by part of their text. */
  search?: Names['field'] | readonly Names['field'][];
  /** A generated lower-case column of the searched ones: four times faster with tens of thousands of records. */
  searchColumn?: Names['any'];
  /** Columns with a filter. */
  filters?: readonly Names['filter'][];
  /** Named filters; users can add their own. */
  savedFilters?: readonly {
    label: string;
    filter: FilterValues<Names['any']> | (() => FilterValues<Names['any']>);
  }[];
  /** Choices for all selected rows. */
  bulkColumns?: readonly Names['choice'][];
  /** The manual order (`order`) by default. */
  sort?: { field: Names['any']; order: 'ASC' | 'DESC' };
}
