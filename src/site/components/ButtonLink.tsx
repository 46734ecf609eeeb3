import type { ComponentProps } from 'react';
import { buttonClass, type ButtonLook } from './Button';
import { SiteLink } from './SiteLink';

type ButtonLinkProps = Omit<ComponentProps<typeof SiteLink>, 'className'> & ButtonLook;

export function ButtonLink({ variant, wide, ...rest }: ButtonLinkProps) {
  return <SiteLink className={buttonClass({ variant, wide })} {...rest} />;
}
