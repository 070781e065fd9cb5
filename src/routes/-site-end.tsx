import type { ComponentProps } from 'react';
import { FooterSignup } from '#features/newsletter/footer-signup.tsx';
import { SiteFooter } from '#features/site/site-footer.tsx';

type SiteEndProps = Omit<ComponentProps<typeof SiteFooter>, 'newsletterForm'>;

export function SiteEnd(props: SiteEndProps) {
  return <SiteFooter {...props} newsletterForm={<FooterSignup />} />;
}
