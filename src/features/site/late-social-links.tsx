import { Suspense } from 'react';
import { lazyNear } from '#ui/lazy/lazy-near.tsx';
import { SocialLinks, type SocialLinksProps } from './frame-parts.tsx';

/** Links work without this code, which applies what owners changed since. */
const late = (id: string) => {
  const Links = import.meta.env.SSR
    ? SocialLinks
    : lazyNear(id, async () => (await import('./frame-parts.tsx')).SocialLinks);
  return (props: SocialLinksProps) => (
    <Suspense>
      <Links id={id} {...props} />
    </Suspense>
  );
};

export const HeaderSocialLinks = late('reseaux');
export const MenuSocialLinks = late('reseaux-menu');
