import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';

type CarouselButtonProps = ComponentProps<'button'> & { label: string; icon: IconName };

/** At either end of a carousel it is `aria-disabled`, and keeps the focus. */
export function CarouselButton({ label, icon, className, ...button }: CarouselButtonProps) {
  return (
    <button
      {...button}
      type="button"
      aria-label={label}
      className={classNames(
        'grid h-11.5 w-11.75 place-items-center aria-disabled:text-edge',
        className,
      )}
    >
      <Icon name={icon} size={18} />
    </button>
  );
}
