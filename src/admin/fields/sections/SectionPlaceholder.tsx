import { Box } from '@mui/material';
import { type FocusEvent, type ReactNode, useRef } from 'react';
import type { Field } from '../../../schema/fields';
import type { MemberField, MemberFields } from '../../../schema/kind';
import { kindOf } from '../../../schema/kinds';
import PlaceholderButton from '../PlaceholderButton';

interface Props {
  fields: MemberFields;
  /** The path of the section. */
  path: string;
  /** As messages name it. */
  name: string;
  children: ReactNode;
}

/** Wraps a section's fields: one button inserts a placeholder into the text focused last. */
export function SectionPlaceholder({ fields, path, name, children }: Props) {
  /** Its name follows its path, which changes as sections and items move. */
  const last = useRef<HTMLElement>(undefined);
  const first = Object.keys(fields).find((key) => isWords(fields[key]));
  const note = ({ target }: FocusEvent<HTMLElement>) => {
    const source = target.getAttribute('name') ?? '';
    const keys = source.slice(path.length + 1).split('.');
    if (source.startsWith(`${path}.`) && isWords(fieldAt(fields, keys))) last.current = target;
  };
  const source = () =>
    (last.current?.isConnected && last.current.getAttribute('name')) || `${path}.${first}`;
  return (
    <Box onFocus={note}>
      {children}
      {first && <PlaceholderButton source={source} label={name} />}
    </Box>
  );
}

const isWords = (field?: MemberField) => field?.kind === 'text' || field?.kind === 'multiline';

/** The field at a path; indexes of items are skipped. */
function fieldAt(fields: MemberFields, [key = '', ...inner]: string[]): MemberField | undefined {
  const field = fields[key];
  const rest = inner.filter((part) => !/^\d+$/.test(part));
  if (!field || rest.length === 0) return field;
  const [members] = kindOf(field as Field).members?.(field as Field) ?? [];
  return members && fieldAt(members[1], rest);
}
