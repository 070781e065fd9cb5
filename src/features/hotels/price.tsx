import { formatPriceWithoutSign } from '#domain/text/format.ts';

/** Renders the lowest price of a hotel: « À partir de 1 240€/nuit ». */
export function NightlyPrice({ value, className }: { value: number; className?: string }) {
  return (
    <p className={className}>
      À partir de{' '}
      <strong className="figures text-[1.125rem] text-ink">{formatPriceWithoutSign(value)}€</strong>
      /nuit
    </p>
  );
}
