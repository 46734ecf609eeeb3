import type { ComponentProps } from 'react';
import styles from './Button.module.css';

/** `accent`: the screen's main action; `onDark`: outline on navy bands. */
type ButtonVariant = 'primary' | 'accent' | 'outline' | 'onDark';

export interface ButtonLook {
  variant?: ButtonVariant;
  /** Full width of its container. */
  wide?: boolean;
}

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & ButtonLook;

export function Button({ variant, wide, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass({ variant, wide })} {...rest} />;
}

export function buttonClass({ variant = 'primary', wide }: ButtonLook): string {
  return [styles.button, styles[variant], wide && styles.wide].filter(Boolean).join(' ');
}
