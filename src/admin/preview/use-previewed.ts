import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { fillPlaceholders, type PlaceholderValues } from '../../shared/content/placeholders';
import type { Fill } from '../../shared/content/shown-row';
import { PREVIEW_DELAY_MS } from './PreviewPanel';
import { useDebounced } from '../ui/useDebounced';
import { quotedFigures } from '../data/quoted-figures';
import type { FormValues } from '../../schema/kind';
import type { ContentType } from '../../schema/content-type';
import { previewedRow } from './previewed-row';

const NOTHING_KNOWN: PlaceholderValues = new Map();

/** The form's values as a row that can be shown at any moment, and how its texts are filled in. */
export function usePreviewed(schema: ContentType): { row: FormValues; fill: Fill } {
  const values = useDebounced(useWatch(), PREVIEW_DELAY_MS);
  const { data: figures = NOTHING_KNOWN } = useQuery(quotedFigures);
  return {
    row: previewedRow(schema, values),
    fill: (text) => fillPlaceholders(text, figures),
  };
}
