import type { ReactNode } from 'react';
import { editorFields } from '#admin/kit/editor/field.tsx';
import { Section } from '#admin/ui/section.tsx';
import type { SettingsFields } from '#domain/settings/settings-fields.ts';

/** Renders a button that shows a page with the form's values. */
export type Preview = (path: string, label: string) => ReactNode;

import { TestimonialsField } from '#admin/features/settings/testimonials-field.tsx';

const { Field } = editorFields<typeof SettingsFields.entries>();

const EMPTY_HIDES = 'Vide\u00a0: le réseau disparaît de l’en-tête, du menu et du pied de page';

/** What visitors meet on the pages of the site. */
export function SiteFields({ preview }: { preview: Preview }) {
  return (
    <>
      <Section title="Annonce de l’accueil">
        <Field
          name="announcement"
          hint={'Une ligne au-dessus de l’en-tête de l’accueil. Vide\u00a0: aucune annonce'}
        />
        <div className="grid gap-x-6 md:grid-cols-2">
          <Field name="announcement_from" type="date" hint={'Vide\u00a0: dès l’enregistrement'} />
          <Field name="announcement_until" type="date" hint="Ce jour compris, à Paris" />
        </div>
      </Section>
      <Section title="Contact">
        <div className="grid gap-x-6 md:grid-cols-2">
          <Field
            name="contact_email"
            inputMode="email"
            hint={
              'Reçoit les demandes et leurs réponses\u202f; affichée sur la page Contact et les mentions légales'
            }
          />
          <Field name="phone" inputMode="tel" hint="Dans les mentions légales" />
        </div>
        {preview('/contact', 'Aperçu de la page Contact')}
      </Section>
      <Section title="Réseaux sociaux">
        <div className="grid gap-x-6 md:grid-cols-3">
          <Field name="instagram" hint="Adresse du compte, ou son nom" />
          <Field name="whatsapp" hint="Adresse wa.me, ou numéro" />
          <Field name="tiktok" hint="Adresse du compte, ou son nom" />
        </div>
        <p className="-mt-3 text-caption text-ink-2">{EMPTY_HIDES}.</p>
      </Section>
      <Section title="Lettre">
        <div className="grid gap-x-6 md:grid-cols-2">
          <Field name="newsletter_day" hint={'Sans majuscule\u00a0: le premier jeudi du mois'} />
          <Field name="newsletter_limit" hint="À la fin de la promesse, au pied des pages" />
        </div>
        <Field name="newsletter_contents" hint="Sans majuscule ni point" />
      </Section>
      <Section title="Témoignages">
        <TestimonialsField name="home_testimonials" />
        <TestimonialsField name="holiday_testimonials" />
        {preview('/vacances-sur-mesure', 'Aperçu de Vacances Sur-Mesure')}
      </Section>
      <Section title="Qui signe">
        <div className="grid gap-x-6 md:grid-cols-2">
          <Field name="author_name" />
          <Field name="author_role" />
        </div>
        <Field name="author_bio" rows={4} hint="Une ligne vide sépare deux paragraphes" />
        <Field name="author_image" />
        {preview('/about', 'Aperçu de la page À Propos')}
      </Section>
    </>
  );
}
