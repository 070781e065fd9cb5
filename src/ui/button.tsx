import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

type ButtonStyle = {
  /** Look of the button; `accent` is for the main action of a screen. */
  variant?: 'ink' | 'outline' | 'accent' | undefined;
  size?: 'md' | 'sm' | undefined;
  className?: string | undefined;
};

const VARIANTS = { ink: 'button-ink', outline: 'button-outline', accent: 'button-accent' };

export function buttonClass({ variant = 'ink', size = 'md', className }: ButtonStyle = {}): string {
  return classNames('button', VARIANTS[variant], size === 'sm' && 'button-small', className);
}

export function Button({
  variant,
  size,
  className,
  type = 'button',
  ...rest
}: ButtonStyle & ComponentProps<'button'>) {
  return <button {...rest} type={type} className={buttonClass({ variant, size, className })} />;
}
