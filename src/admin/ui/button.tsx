import type { ComponentProps } from 'react';
import { classNames } from '#ui/class-names.ts';

type ButtonLook = {
  variant?: 'ink' | 'outline' | undefined;
  size?: 'md' | 'sm' | undefined;
  className?: string | undefined;
};

const BASE = 'btn btn-primary h-auto py-2 font-medium';
/** Classes of a disabled button, whose text stays legible; with `aria-disabled`, it also stays focusable. */
const DISABLED =
  'aria-disabled:pointer-events-auto [&:is(:disabled,[aria-disabled=true])]:border-edge [&:is(:disabled,[aria-disabled=true])]:bg-sand [&:is(:disabled,[aria-disabled=true])]:text-ink-2';

export const buttonClass = ({ variant = 'ink', size = 'md', className }: ButtonLook = {}): string =>
  classNames(
    BASE,
    DISABLED,
    variant === 'outline' && 'btn-outline',
    size === 'md' ? 'min-h-13 px-7.5 text-action tracking-[0.03em]' : 'min-h-11',
    className,
  );

type ButtonProps = ButtonLook & ComponentProps<'button'>;

export const Button = ({ variant, size, className, ...attributes }: ButtonProps) => (
  <button type="button" {...attributes} className={buttonClass({ variant, size, className })} />
);

export const SmallButton = (props: ComponentProps<'button'>) => (
  <Button size="sm" variant="outline" {...props} />
);

export const TEXT_BUTTON_CLASS =
  'link inline-flex min-h-11 items-center text-ui decoration-rule underline-offset-4 aria-disabled:text-ink-2 aria-disabled:no-underline';
