/** What a form is for: a new record, or one that exists. */
export type FormMode = 'create' | 'edit';
