import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';

type CarouselButtonProps = ComponentProps<'button'> & { label: string; icon: IconName };

/** A carousel button. At either end, pass `aria-disabled`: with `disabled`, the button would lose the focus. */
export function CarouselButton({ label, icon, ...button }: CarouselButtonProps) {
  return (
    <button
      {...button}
      type="button"
      aria-label={label}
      className="grid h-11.5 w-11.75 place-items-center aria-disabled:text-edge"
    >
      <Icon name={icon} size={18} />
    </button>
  );
}

type CarouselArrowsProps = {
  previous: string;
  next: string;
  onTurn: (step: 1 | -1, event: MouseEvent<HTMLElement>) => void;
  isFirst?: boolean;
  isLast?: boolean;
  className?: string;
  children?: ReactNode;
};

export function CarouselArrows(props: CarouselArrowsProps) {
  const { previous, next, onTurn, isFirst, isLast, className, children } = props;
  return (
    <div
      className={classNames('flex border border-rule *:border-rule *:not-last:border-r', className)}
    >
      <CarouselButton
        label={previous}
        icon="arrow-left"
        aria-disabled={isFirst}
        onClick={(event) => onTurn(-1, event)}
      />
      {children}
      <CarouselButton
        label={next}
        icon="arrow-right"
        aria-disabled={isLast}
        onClick={(event) => onTurn(1, event)}
      />
    </div>
  );
}
