import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';

type CaptionProps = {
  /** Roman numeral of the picture; without one, a CSS counter numbers it. */
  numeral?: string;
  as?: 'figcaption' | 'p';
  className?: string;
  children: ReactNode;
};

export function PictureCaption({ numeral, as: Tag = 'p', className, children }: CaptionProps) {
  return (
    <Tag className={classNames('flex items-baseline gap-4 text-caption text-ink-2', className)}>
      <span className="picture-mark">Pl. {numeral}</span>
      <span>{children}</span>
    </Tag>
  );
}
