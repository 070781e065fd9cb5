import { clampRating, formatRating } from '#domain/text/format.ts';
import { classNames } from './class-names.ts';

type StarsProps = {
  value: number;
  outOf?: boolean | undefined;
  className?: string | undefined;
};

export function Stars({ value, outOf = false, className }: StarsProps) {
  const figure = formatRating(value);
  return (
    <span
      role="img"
      aria-label={`Note\u00a0: ${figure} sur 5`}
      className={classNames('inline-flex items-center gap-2.5', className)}
    >
      <span className="stars" style={{ '--fill': `${clampRating(value) * 20}%` }} />
      <span className="figures text-small font-medium text-ink">
        {figure}
        {outOf && ' / 5'}
      </span>
    </span>
  );
}
