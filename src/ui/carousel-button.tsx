import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';

type CarouselButtonProps = ComponentProps<'button'> & { label: string; icon: IconName };

/** Keeps the focus at either end of a carousel: pass `aria-disabled` there, not `disabled`. */
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
