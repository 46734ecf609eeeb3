/** Filter values; `column@operator` for other comparisons than "is", `q` for the search. */
export type FilterValues<Column extends string> = {
  [Key in Column | `${Column}@${string}` | 'q']?: unknown;
};

/** The grid of a content type. */
export interface ListSchema<
  Column,
  FilterColumn,
  InlineColumn,
  ChoiceColumn,
  AnyColumn extends string,
> {
  /** In a manual order, rows are grouped by one column, and nested by a reference. */
  tree?: { group: AnyColumn; parent: AnyColumn };
  /** In order. */
  columns: readonly Column[];
  /** Switches and choices that are editable in the grid. */
  inlineColumns?: readonly InlineColumn[];
  /** Columns of the search, by part of their text. */
  search?: Column | readonly Column[];
  /** A generated lower-case column of the searched ones: four times faster with tens of thousands of records. */
  searchColumn?: AnyColumn;
  /** Columns with a filter. */
  filters?: readonly FilterColumn[];
  /** Named filters; users can add their own. */
  savedFilters?: readonly {
    label: string;
    filter: FilterValues<AnyColumn> | (() => FilterValues<AnyColumn>);
  }[];
  /** Choices for all selected rows. */
  bulkColumns?: readonly ChoiceColumn[];
  /** The manual order (`order`) by default. */
  sort?: { field: AnyColumn; order: 'ASC' | 'DESC' };
}
