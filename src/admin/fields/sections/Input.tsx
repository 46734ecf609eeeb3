import Add from '@mui/icons-material/Add';
import { Alert, Box, Button } from '@mui/material';
import { Fragment, Suspense, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { asText } from '../../../schema/kind';
import { storedSections, type StoredSection } from '../../../schema/section';
import type { FieldOfKind } from '../../../schema/fields';
import { lazyWithRetry } from '../../ui/lazy-with-retry';
import { ownError } from '../../../schema/validation';
import { FieldMessages } from '../../ui/FieldParts';
import { takeFocus } from '../../../shared/take-focus';
import { SpokenStatus } from '../../ui/SpokenStatus';
import { FieldSet } from '../FieldSet';
import type { InputProps } from '../kind-props';
import { useItems } from '../use-items';
import { copyOf, newSection, sectionName, startSections } from './new-section';
import { SectionRow, type SectionAction } from './SectionRow';
import { useOpenSections } from './use-open-sections';

const ChooseSection = lazyWithRetry(() => import('./ChooseSection'));

interface Removed {
  section: StoredSection;
  index: number;
  name: string;
}

/** The sections of a page in order, each collapsed to a row by default. */
export default function SectionsInput({
  schema,
  field,
  source,
  mode,
  validate,
}: InputProps<FieldOfKind['sections']>) {
  const { label, helperText, max } = field;
  const { getValues } = useFormContext();
  const { items: list, error } = useItems({ source, validate });
  const sections = storedSections(list.fields);
  const { openIds, open, toggle } = useOpenSections(field, source);
  const [insertAt, setInsertAt] = useState<number>();
  const [allRemoved, setAllRemoved] = useState<Removed[]>([]);
  const removed = allRemoved.findLast(({ section }) =>
    sections.every(({ id }) => id !== section.id),
  );
  /** Id of the section just added, which takes the focus. */
  const [arrived, setArrived] = useState<string>();
  const [spoken, setSpoken] = useState('');
  const id = `${source}-messages`;

  const current = () => storedSections(getValues(source));

  function insert(index: number, section: StoredSection, before: Removed[] = []) {
    list.insert(index, section, { shouldFocus: false });
    setAllRemoved(before);
    setArrived(section.id);
  }

  function act(action: SectionAction, index: number) {
    const section = current()[index];
    if (!section) return;
    const name = sectionName(field, section);
    if (action === 'up' || action === 'down') {
      const to = action === 'up' ? index - 1 : index + 1;
      list.move(index, to);
      setSpoken(`${name} is now in place ${to + 1} of ${sections.length}`);
    } else if (action === 'duplicate') {
      const copy = copyOf(section);
      insert(index + 1, copy);
      open(copy.id);
      setSpoken(`${name} is there twice now`);
    } else if (action === 'hide') {
      list.update(index, { ...section, hidden: !section.hidden });
      setSpoken(section.hidden ? `${name} is shown again` : `${name} is hidden from visitors`);
    } else if (action === 'remove') {
      list.remove(index);
      setAllRemoved([...allRemoved, { section, index, name }]);
    } else {
      setInsertAt(action === 'before' ? index : index + 1);
    }
  }

  const removedNotice = removed && (
    <Alert
      key={removed.section.id}
      component="li"
      severity="info"
      action={
        <Button
          color="inherit"
          ref={takeFocus}
          onClick={() => {
            insert(removed.index, removed.section, allRemoved);
            setSpoken(`${removed.name} is back`);
          }}
        >
          Undo
        </Button>
      }
    >
      {removed.name} is taken out.
    </Alert>
  );
  return (
    <FieldSet title={label}>
      <Box aria-describedby={id}>
        <Box
          component={sections.length > 0 ? 'ol' : 'div'}
          sx={{
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr)',
            gap: 1,
            m: 0,
            mt: 1,
            p: 0,
            listStyle: 'none',
          }}
        >
          {sections.map((section, index) => (
            <Fragment key={section.id}>
              {removed?.index === index && removedNotice}
              <SectionRow
                {...{ schema, field, source, mode, index }}
                section={section}
                count={sections.length}
                isFull={sections.length >= max}
                isOpen={openIds.has(section.id)}
                hasArrived={arrived === section.id}
                onToggle={() => toggle(section.id)}
                onAct={(action) => act(action, index)}
              />
            </Fragment>
          ))}
          {removed && removed.index >= sections.length && removedNotice}
        </Box>
        {sections.length === 0 && field.starts && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1 }}>
            Start with a
            {field.starts.map((start) => (
              <Button
                key={start.label}
                variant="outlined"
                onClick={() => {
                  list.replace(
                    startSections(field, start.types, asText(getValues(schema.titleColumn)).trim()),
                  );
                  const { length } = start.types;
                  setSpoken(
                    `${length === 1 ? '1 section is' : `${length} sections are`} added, for you to write`,
                  );
                }}
              >
                {start.label.toLowerCase()}
              </Button>
            ))}
            or section by section:
          </Box>
        )}
        <Button
          startIcon={<Add />}
          variant="outlined"
          disabled={sections.length >= max}
          // Prevents blur: a validation error of the field above would move the button during the click.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setInsertAt(sections.length)}
          sx={{ mt: 1 }}
        >
          Add section
        </Button>
        <FieldMessages
          id={id}
          // Errors inside a section are shown at its inputs.
          error={error && sections.length > 0 ? ownError(field, current()) : error}
          helperText={sections.length >= max ? `At most ${max} sections` : helperText}
        />
        <SpokenStatus>{spoken}</SpokenStatus>
      </Box>
      {insertAt !== undefined && (
        <Suspense fallback={null}>
          <ChooseSection
            field={field}
            onClose={() => setInsertAt(undefined)}
            onChoose={(type) => {
              const section = newSection(field, type);
              insert(insertAt, section);
              open(section.id);
              setSpoken(`${sectionName(field, section)} is added in place ${insertAt + 1}`);
              setInsertAt(undefined);
            }}
          />
        </Suspense>
      )}
    </FieldSet>
  );
}
