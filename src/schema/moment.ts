import type { Column } from './kind';

export const MOMENT: Column = { type: 'timestamp with time zone' };

export const SAMPLE_MOMENTS = ['2025-05-15T10:00:00Z', '2025-05-16T10:00:00Z'];
