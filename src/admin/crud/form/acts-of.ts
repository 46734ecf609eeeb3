import { phrases } from '../../../schema/phrases';
import { publicationState } from '../../../schema/kinds/publication';
import { publicationColumn, reviewColumn, type ContentType } from '../../../schema/content-type';
import type { Role } from '../../../schema/role';
import type { FormMode } from '../../fields/input-props';
import {
  createActs,
  draftActs,
  FORM_ACTS,
  WAITING_ACTS,
  type FormAct,
} from '../publication/form-acts';
import { mayPublish } from '../publication/may-write';

interface Life {
  /** When it becomes public, as the form was opened. */
  stored: unknown;
  /** It waits for somebody who may publish it. */
  isWaiting: boolean;
  /** It is written in the place of one that the site comes with, which visitors see now. */
  takesPlace: boolean;
}

/** What somebody of a role can do with the record of a form; the first is the usual one. */
export function actsOf(
  schema: ContentType,
  mode: FormMode,
  { stored, isWaiting, takesPlace }: Life,
  role: Role,
): readonly FormAct[] {
  const hasLife = publicationColumn(schema) !== undefined;
  const state = mode === 'create' ? 'draft' : publicationState(stored);
  if (!mayPublish(schema, role)) {
    // Nothing about a record that readers see or will see.
    if (state !== 'draft') return [];
    return draftActs(isWaiting ? 'waiting' : reviewColumn(schema) ? 'possible' : 'none');
  }
  if (mode === 'create') {
    const label = takesPlace ? phrases.saveButton : phrases.createButton(schema);
    return hasLife ? createActs(label) : [{ label }];
  }
  if (!hasLife) return [{ label: phrases.saveButton }];
  return isWaiting && state === 'draft' ? WAITING_ACTS : FORM_ACTS[state];
}
