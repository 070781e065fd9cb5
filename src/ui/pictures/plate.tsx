import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';

type PlateCaptionProps = {
  /** Counted by the CSS counter `plate` unless given. */
  numeral?: string;
  as?: 'figcaption' | 'p';
  className?: string;
  children: ReactNode;
};

export function PlateCaption({ numeral, as: Tag = 'p', className, children }: PlateCaptionProps) {
  const counted = '[counter-increment:plate] after:content-[counter(plate,upper-roman)]';
  return (
    <Tag className={classNames('flex items-baseline gap-4 text-caption text-ink-2', className)}>
      <span className={classNames('plate-mark', numeral === undefined && counted)}>
        Pl. {numeral}
      </span>
      <span>{children}</span>
    </Tag>
  );
}
