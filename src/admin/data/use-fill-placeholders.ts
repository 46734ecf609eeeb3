import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { fillPlaceholders, type PlaceholderValues } from '../../shared/content/placeholders';
import type { Fill } from '../../shared/content/shown-row';
import { quotedFigures } from './quoted-figures';

const NOTHING_KNOWN: PlaceholderValues = new Map();

/**
 * Fills the placeholders of a text with what visitors read at this moment.
 * @param enabled whether there may be any: the figures are asked for then
 */
export function useFillPlaceholders(enabled = true): Fill {
  const { data: figures = NOTHING_KNOWN } = useQuery({ ...quotedFigures, enabled });
  return useCallback((text) => fillPlaceholders(text, figures), [figures]);
}
