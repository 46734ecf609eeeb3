/** The name that a form's draft and its unsaved changes go by: "blog_posts/create", or "blog_posts/<id>" of an edit. */
export function formName(table: string, id: string | number = 'create'): string {
  return `${table}/${id}`;
}
