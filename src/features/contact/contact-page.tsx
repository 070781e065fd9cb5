import { Link } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { hasFormDraft } from '#data/forms/has-form-draft.ts';
import { CONTACT_EMAIL } from '#domain/site/brand.ts';
import { CONTACT_DRAFT_KEY } from '#domain/site/storage-keys.ts';
import { lazyUsed } from '#ui/lazy/lazy-used.tsx';
import { ContactForm } from './contact-form.tsx';
import { ContactHero } from './contact-hero.tsx';

const FORM_ID = 'contact-form';

// The page and the form share no module of their own: the build would put it into the form's chunk,
// and the page would load that.
const Form = import.meta.env.SSR
  ? ContactForm
  : lazyUsed(
      FORM_ID,
      async () => (await import('./contact-form.tsx')).ContactForm,
      () => hasFormDraft(CONTACT_DRAFT_KEY),
    );

// Made once: whatever is rendered anew around it, the server's form stays until its code is there.
const FORM = (
  <Suspense>
    <Form />
  </Suspense>
);

type ContactPageProps = {
  /** Covers the poster until it is there. */
  loading?: ReactNode;
};

/** A form, and the address for those who would rather write a mail (spec section 2). */
export function ContactPage({ loading }: ContactPageProps) {
  return (
    <div className="pb-19 md:pb-28">
      <ContactHero loading={loading} />
      <section aria-labelledby="ecrire" className="page-grid section-space gap-y-8">
        <div className="md:col-span-12 lg:col-span-4">
          <p aria-hidden="true" className="numeral">
            I
          </p>
          <h2 id="ecrire" className="section-title mt-4 text-[2.5rem]">
            Écrivez-nous
          </h2>
          <p className="mt-5 max-w-80 text-ink-2">
            Tous les champs sont nécessaires. Vous préférez votre messagerie{'\u202f'}?{' '}
            <a href={`mailto:${CONTACT_EMAIL}`} className="link-text text-ink">
              {CONTACT_EMAIL}
            </a>
          </p>
          <p className="mt-4 max-w-80 text-ink-2">
            Pour un voyage entier, passez par{' '}
            <Link to="/vacances-sur-mesure" className="link-text text-ink">
              les vacances sur mesure
            </Link>
            .
          </p>
        </div>
        <div id={FORM_ID} className="md:col-span-12 lg:col-span-8 lg:col-start-5">
          {FORM}
        </div>
      </section>
    </div>
  );
}
