import type { ComponentProps } from 'react';
import styles from './Button.module.css';

/** `accent` is the one action a screen wants most; `onDark` is the outline for navy bands. */
type ButtonVariant = 'primary' | 'accent' | 'outline' | 'onDark';

export interface ButtonLook {
  variant?: ButtonVariant;
  /** As wide as its container. */
  wide?: boolean;
}

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & ButtonLook;

export function Button({ variant, wide, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass({ variant, wide })} {...rest} />;
}

export function buttonClass({ variant = 'primary', wide }: ButtonLook): string {
  return [styles.button, styles[variant], wide && styles.wide].filter(Boolean).join(' ');
}
