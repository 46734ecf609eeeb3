import { InputAdornment } from '@mui/material';
import type { MoneyField } from '../../schema/kinds/money';
import { CURRENCY_SIGNS } from '../../shared/formats/money';
import { FigureCell } from './cells';
import { figure, line } from './LineInput';

export const Input = line(({ currency = 'GBP' }: MoneyField) => ({
  ...figure('decimal'),
  startAdornment: <InputAdornment position="start">{CURRENCY_SIGNS[currency]}</InputAdornment>,
}));
export const Cell = FigureCell;
