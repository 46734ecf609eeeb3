import type { ComponentProps } from 'react';
import styles from './Button.module.css';
import { SiteLink } from './SiteLink';

/** `accent` is the one action a screen wants most; `onDark` is the outline for navy bands. */
type ButtonVariant = 'primary' | 'accent' | 'outline' | 'onDark';

interface ButtonLook {
  variant?: ButtonVariant;
  /** As wide as its container. */
  wide?: boolean;
}

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & ButtonLook;

export function Button({ variant, wide, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass({ variant, wide })} {...rest} />;
}

type ButtonLinkProps = Omit<ComponentProps<typeof SiteLink>, 'className'> & ButtonLook;

/** A link that looks like a button. */
export function ButtonLink({ variant, wide, ...rest }: ButtonLinkProps) {
  return <SiteLink className={buttonClass({ variant, wide })} {...rest} />;
}

function buttonClass({ variant = 'primary', wide }: ButtonLook): string {
  return [styles.button, styles[variant], wide && styles.wide].filter(Boolean).join(' ');
}
