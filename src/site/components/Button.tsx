import type { ComponentProps } from 'react';
import { buttonClass, type ButtonLook } from './button-class';

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & ButtonLook;

export function Button({ variant, wide, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass({ variant, wide })} {...rest} />;
}
