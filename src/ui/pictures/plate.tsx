import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';

type PlateCaptionProps = {
  /** Left to a CSS counter unless given. */
  numeral?: string;
  as?: 'figcaption' | 'p';
  className?: string;
  children: ReactNode;
};

export function PlateCaption({ numeral, as: Tag = 'p', className, children }: PlateCaptionProps) {
  return (
    <Tag className={classNames('flex items-baseline gap-4 text-caption text-ink-2', className)}>
      <span className="plate-mark">Pl. {numeral}</span>
      <span>{children}</span>
    </Tag>
  );
}
