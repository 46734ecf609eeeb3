import type { InputProps } from '../input-props';
import { line } from '../LineInput';
import { lazyInput } from '../lazy-input';
import type { UrlField } from '../../../schema/kinds/url';

const PageAddressInput = lazyInput(
  async () => (await import('./PageAddressInput')).PageAddressInput,
);

const WebAddressInput = line<UrlField & { kind: 'url' }>({
  autoComplete: 'off',
  inputProps: { inputMode: 'url' },
});

/** An address on the web; where a page of this site will do, it is chosen from a list or typed. */
export function UrlInput(props: InputProps<UrlField & { kind: 'url' }>) {
  return props.field.internal ? <PageAddressInput {...props} /> : <WebAddressInput {...props} />;
}
