import { Box } from '@mui/material';
import { type FocusEvent, type ReactNode, useRef } from 'react';
import type { Field } from '../../../schema/fields';
import { nestedFields } from '../../../schema/field-paths';
import type { MemberFields } from '../../../schema/kind';
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
  const words = nestedFields(fields as Record<string, Field>)
    .filter(([, { kind }]) => kind === 'text' || kind === 'multiline')
    .map(([member]) => member);
  const first = words.find((member) => member in fields);
  const note = ({ target }: FocusEvent<HTMLElement>) => {
    const source = target.getAttribute('name') ?? '';
    const member = source.slice(path.length + 1).replace(/\.\d+(?=\.)/g, '');
    if (source.startsWith(`${path}.`) && words.includes(member)) last.current = target;
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
