import Event from '@mui/icons-material/EventOutlined';
import ExpandMore from '@mui/icons-material/ExpandMore';
import MoreVert from '@mui/icons-material/MoreVert';
import {
  Alert,
  Box,
  ButtonBase,
  Chip,
  IconButton,
  Menu,
  MenuItem,
  Typography,
} from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { get, useFormState, useWatch } from 'react-hook-form';
import { capitalise } from '../../../schema/content-type';
import type { FieldOfKind } from '../../../schema/fields';
import { daysInWords, sectionType, type StoredSection } from '../../../schema/section';
import { MoveButtons } from '../../ui/ItemButtons';
import type { InputProps } from '../kind-props';
import { MemberInputs } from '../MemberInputs';
import { PlaceholderText } from '../../data/PlaceholderText';
import { sectionName, sectionTitle } from './new-section';
import { SectionDays } from './SectionDays';
import { SectionPlaceholder } from './SectionPlaceholder';
import { SeveralFields } from './SeveralFields';

export type SectionAction = 'up' | 'down' | 'before' | 'after' | 'duplicate' | 'hide' | 'remove';

interface Props extends Omit<InputProps<FieldOfKind['sections']>, 'validate'> {
  section: StoredSection;
  index: number;
  count: number;
  /** The page has its maximum of sections. */
  isFull: boolean;
  isOpen: boolean;
  /** Just added: takes the focus. */
  hasArrived: boolean;
  onToggle: () => void;
  onAct: (action: SectionAction) => void;
}

/** A section: a row that expands it, its menu, and its fields while expanded. */
export function SectionRow(props: Props) {
  const { schema, field, source, mode, index, count, isOpen, isFull, onToggle, onAct } = props;
  const path = `${source}.${index}`;
  const { errors } = useFormState({ name: path });
  const isWrong = get(errors, path) !== undefined;
  const row = useRef<HTMLLIElement>(null);
  const { hasArrived } = props;
  useEffect(() => {
    if (hasArrived) firstToWrite(row.current)?.focus();
  }, [hasArrived]);
  const watched = useWatch({ name: path }) as StoredSection | undefined;
  const section = watched ?? props.section;
  const type = sectionType(field, section);
  const name = sectionName(field, section);
  const [menuAt, setMenuAt] = useState<HTMLElement | null>(null);
  const panel = `${source}-${section.id}`;
  // Folded again it stays: pictures that are still being prepared go to it.
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const choose = (action: SectionAction) => () => {
    setMenuAt(null);
    onAct(action);
  };
  return (
    <Box
      component="li"
      ref={row}
      sx={{
        border: 1,
        borderColor: isWrong ? 'error.main' : 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', minWidth: 0 }}>
        <ButtonBase
          onClick={onToggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? panel : undefined}
          sx={{
            flex: 1,
            minWidth: 0,
            minHeight: 48,
            px: 1,
            gap: 1,
            justifyContent: 'flex-start',
            textAlign: 'start',
          }}
        >
          <ExpandMore sx={{ flexShrink: 0, rotate: isOpen ? '0deg' : '-90deg' }} />
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="body2" sx={{ fontWeight: 700 }}>
              {type?.label ?? section.type}
            </Typography>
            <Typography variant="body2" color="text.secondary" noWrap>
              <PlaceholderText text={sectionTitle(field, section)} />
            </Typography>
          </Box>
          <Box sx={{ display: 'flex', flexShrink: 0, gap: 0.5, ml: 'auto' }}>
            {isWrong && (
              <Chip size="small" color="error" variant="outlined" label="Needs attention" />
            )}
            {section.hidden && <Chip size="small" label="Hidden" />}
            {!section.hidden && daysInWords(section) && (
              <Chip size="small" icon={<Event />} label={capitalise(daysInWords(section))} />
            )}
          </Box>
        </ButtonBase>
        <Box sx={{ display: { xs: 'none', sm: 'flex' } }}>
          <MoveButtons
            {...{ name, index, count }}
            onMove={(to) => onAct(to < index ? 'up' : 'down')}
          />
        </Box>
        <IconButton
          aria-label={`More for ${name}`}
          aria-haspopup="menu"
          onClick={(event) => setMenuAt(event.currentTarget)}
        >
          <MoreVert fontSize="small" />
        </IconButton>
        <Menu anchorEl={menuAt} open={menuAt !== null} onClose={() => setMenuAt(null)}>
          <MenuItem disabled={index === 0} onClick={choose('up')}>
            Move up
          </MenuItem>
          <MenuItem disabled={index === count - 1} onClick={choose('down')}>
            Move down
          </MenuItem>
          <MenuItem disabled={isFull} onClick={choose('before')}>
            Insert before
          </MenuItem>
          <MenuItem disabled={isFull} onClick={choose('after')}>
            Insert after
          </MenuItem>
          <MenuItem disabled={isFull} onClick={choose('duplicate')}>
            Duplicate
          </MenuItem>
          <MenuItem onClick={choose('hide')}>{section.hidden ? 'Show' : 'Hide'}</MenuItem>
          <MenuItem onClick={choose('remove')}>Take out</MenuItem>
        </Menu>
      </Box>
      {wasOpen && (
        <Box id={panel} hidden={!isOpen} role="group" aria-label={name} sx={{ px: 2, pb: 2 }}>
          {type ? (
            <SectionPlaceholder fields={type.fields} {...{ path, name }}>
              <SeveralFields fields={type.fields} path={path}>
                <MemberInputs {...{ schema, mode, path }} fields={type.fields} />
              </SeveralFields>
            </SectionPlaceholder>
          ) : (
            <Alert severity="info">
              This site knows no section “{section.type}”. It is kept as it is, and visitors do not
              see it.
            </Alert>
          )}
          {type && Object.keys(type.fields).length === 0 && (
            <Typography variant="body2" color="text.secondary">
              There is nothing to write here.
            </Typography>
          )}
          {type && <SectionDays {...{ path, schema, mode }} />}
        </Box>
      )}
    </Box>
  );
}

/** The first input of an expanded section, or its toggle. */
function firstToWrite(row: HTMLElement | null) {
  const input = 'input:not([type=file]), textarea, select, [contenteditable=true]';
  return (
    row?.querySelector<HTMLElement>(`[role=group] :is(${input})`) ?? row?.querySelector('button')
  );
}
