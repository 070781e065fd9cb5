import { editorFields } from '#admin/features/editor/editor-fields.tsx';
import { Section } from '#admin/ui/section.tsx';
import type { Preview, SettingsValues } from './settings-values.ts';
import { TestimonialsField } from './testimonials-field.tsx';

const { PictureField, LineField, TextField } = editorFields<SettingsValues>();

const EMPTY_HIDES = 'Vide\u00a0: le réseau disparaît de l’en-tête, du menu et du pied de page';

/** What visitors meet on the pages of the site. */
export function SiteFields({ preview }: { preview: Preview }) {
  return (
    <>
      <Section title="Annonce de l’accueil">
        <LineField
          name="announcement"
          hint={'Une ligne au-dessus de l’en-tête de l’accueil. Vide\u00a0: aucune annonce'}
        />
        <div className="grid gap-x-6 md:grid-cols-2">
          <LineField
            name="announcement_from"
            type="date"
            hint={'Vide\u00a0: dès l’enregistrement'}
          />
          <LineField name="announcement_until" type="date" hint="Ce jour compris, à Paris" />
        </div>
      </Section>
      <Section title="Contact">
        <div className="grid gap-x-6 md:grid-cols-2">
          <LineField
            name="contact_email"
            required
            inputMode="email"
            hint="Page Contact, mentions légales, réponse aux e-mails du site"
          />
          <LineField name="phone" inputMode="tel" hint="Dans les mentions légales" />
        </div>
        {preview('/contact', 'Aperçu de la page Contact')}
      </Section>
      <Section title="Réseaux sociaux">
        <div className="grid gap-x-6 md:grid-cols-3">
          <LineField name="instagram" hint="Adresse du compte, ou son nom" />
          <LineField name="whatsapp" hint="Adresse wa.me, ou numéro" />
          <LineField name="tiktok" hint="Adresse du compte, ou son nom" />
        </div>
        <p className="-mt-3 text-caption text-ink-2">{EMPTY_HIDES}.</p>
      </Section>
      <Section title="Lettre">
        <div className="grid gap-x-6 md:grid-cols-2">
          <LineField
            name="newsletter_day"
            required
            hint={'Sans majuscule\u00a0: le premier jeudi du mois'}
          />
          <LineField name="newsletter_limit" hint="À la fin de la promesse, au pied des pages" />
        </div>
        <LineField name="newsletter_contents" required hint="Sans majuscule ni point" />
      </Section>
      <Section title="Témoignages">
        <TestimonialsField name="home_testimonials" />
        <TestimonialsField name="holiday_testimonials" />
        {preview('/vacances-sur-mesure', 'Aperçu de Vacances Sur-Mesure')}
      </Section>
      <Section title="Qui signe">
        <div className="grid gap-x-6 md:grid-cols-2">
          <LineField name="author_name" required />
          <LineField name="author_role" />
        </div>
        <TextField
          name="author_bio"
          required
          rows={4}
          hint="Une ligne vide sépare deux paragraphes"
        />
        <PictureField name="author_image" />
        {preview('/about', 'Aperçu de la page À Propos')}
      </Section>
    </>
  );
}
