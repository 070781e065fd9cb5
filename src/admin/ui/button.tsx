import type { ComponentProps } from 'react';
import { classNames } from '#ui/class-names.ts';

type ButtonLook = {
  variant?: 'ink' | 'outline' | undefined;
  size?: 'md' | 'sm' | undefined;
  className?: string | undefined;
};

const BASE =
  'btn btn-primary h-auto min-h-(--size) py-2 font-medium aria-disabled:pointer-events-auto aria-disabled:border-edge aria-disabled:bg-sand aria-disabled:text-ink-2';

/** The classes of a button, for links that look like one. */
export function buttonClass({ variant = 'ink', size = 'md', className }: ButtonLook = {}): string {
  return classNames(
    BASE,
    variant === 'outline' && 'btn-outline',
    size === 'md' && 'btn-lg px-7.5 text-action tracking-[0.03em]',
    className,
  );
}

export function Button({
  variant,
  size,
  className,
  type = 'button',
  ...rest
}: ButtonLook & ComponentProps<'button'>) {
  return <button {...rest} type={type} className={buttonClass({ variant, size, className })} />;
}
