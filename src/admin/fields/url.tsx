import type { UrlField } from '../../schema/kinds/url';
import { leadsSomewhere, linkCell } from './cells';
import type { InputProps } from './kind-props';
import { lazyInput } from './lazy-input';
import { line } from './LineInput';

const WebAddressInput = line<UrlField>({ autoComplete: 'off', inputProps: { inputMode: 'url' } });
const PageAddressInput = lazyInput(() => import('./PageAddressInput'));

export function Input(props: InputProps<UrlField>) {
  return props.field.internal ? <PageAddressInput {...props} /> : <WebAddressInput {...props} />;
}

export const Cell = linkCell(leadsSomewhere);
