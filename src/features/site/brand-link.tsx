import { BRAND } from '#domain/site/brand.ts';
import { Emblem } from '#ui/emblem.tsx';
import { SiteLink } from './site-link.tsx';

/** The emblem and the name, leading home. */
export function BrandLink() {
  return (
    <SiteLink
      to="/"
      className="flex h-11 flex-none items-center gap-2.5 font-display text-[1.4375rem] leading-none tracking-[-0.012em] xl:gap-3.5 xl:text-[1.6875rem]"
    >
      <Emblem className="size-7.25 text-gold lg:max-xl:hidden xl:size-8.5" />
      {BRAND}
    </SiteLink>
  );
}
