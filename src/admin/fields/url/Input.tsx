import { Suspense } from 'react';
import { lazyWithRetry } from '../../ui/lazy-with-retry';
import type { InputProps } from '../input-props';
import { line } from '../LineInput';
import type { UrlField } from '../../../schema/kinds/url';

const PageAddressInput = lazyWithRetry(
  async () => (await import('./PageAddressInput')).PageAddressInput,
);

const WebAddressInput = line<UrlField & { kind: 'url' }>({
  autoComplete: 'off',
  inputProps: { inputMode: 'url' },
});

/** An address on the web; where a page of this site will do, it is chosen from a list or typed. */
export function UrlInput(props: InputProps<UrlField & { kind: 'url' }>) {
  if (!props.field.internal) return <WebAddressInput {...props} />;
  return (
    <Suspense fallback={null}>
      <PageAddressInput {...props} />
    </Suspense>
  );
}
