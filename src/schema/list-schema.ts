/** Values to narrow a grid by; `column@operator` for other comparisons than "is", `q` for the search box. */
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
  Row,
> {
  /** In the order that staff give, rows stand under their choice of one column, and below the row that another refers to. */
  tree?: { group: AnyColumn; parent: AnyColumn };
  /** Columns of the grid, in order. */
  columns: readonly Column[];
  /** Switches and choices that are changed in the grid itself. */
  inlineColumns?: readonly InlineColumn[];
  /** The columns that the search box looks in, by part of their text. */
  search?: Column | readonly Column[];
  /**
   * A generated column that holds the searched ones together in small letters. With tens of thousands of records the
   * database compares it in a quarter of the time.
   */
  searchColumn?: AnyColumn;
  /** Columns that the grid can be narrowed by. */
  filters?: readonly FilterColumn[];
  /** Filters with a name, one press away; people can add their own to them. */
  savedFilters?: readonly {
    label: string;
    filter: FilterValues<AnyColumn> | (() => FilterValues<AnyColumn>);
  }[];
  /** What can be done to all ticked rows at once, each behind a button. */
  bulkChanges?: readonly { label: string; change: Partial<Row> }[];
  /** Choices that can be made for all ticked rows at once. */
  bulkColumns?: readonly ChoiceColumn[];
  /** Left out, the order that staff give (`order`). */
  sort?: { field: AnyColumn; order: 'ASC' | 'DESC' };
}
