import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';

type PlateCaptionProps = {
  numeral: string;
  as?: 'figcaption' | 'p' | undefined;
  className?: string | undefined;
  children: ReactNode;
};

export function PlateCaption({
  numeral,
  as: Tag = 'figcaption',
  className,
  children,
}: PlateCaptionProps) {
  return (
    <Tag className={classNames('flex items-baseline gap-4 text-caption text-ink-2', className)}>
      <span className="plate-mark">Pl. {numeral}</span>
      <span>{children}</span>
    </Tag>
  );
}

type PlateProps = {
  numeral: string;
  caption: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

export function Plate({ numeral, caption, className, children }: PlateProps) {
  return (
    <figure className={className}>
      {children}
      <PlateCaption numeral={numeral} className="mt-4">
        {caption}
      </PlateCaption>
    </figure>
  );
}
