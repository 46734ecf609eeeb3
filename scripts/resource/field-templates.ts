import type {
  FieldAnswer,
  OfferedKind,
  FieldText,
  TemplateContext,
  Template,
} from './field-answer.ts';
import { valueTemplates } from './templates/values.ts';
import { pictureTemplates } from './templates/pictures.ts';
import { severalTemplates } from './templates/several.ts';
import { textTemplates } from './templates/texts.ts';

const TEMPLATES: Readonly<Record<OfferedKind, Template>> = {
  ...textTemplates,
  ...valueTemplates,
  ...pictureTemplates,
  ...severalTemplates,
};

export const KINDS_OFFERED = Object.keys(TEMPLATES) as OfferedKind[];

export function isOfferedKind(kind: string): kind is OfferedKind {
  return Object.hasOwn(TEMPLATES, kind);
}

/** The column, the rules and the words of a field. */
export function fieldText(field: FieldAnswer, context: TemplateContext): FieldText {
  return TEMPLATES[field.kind](field, context);
}
