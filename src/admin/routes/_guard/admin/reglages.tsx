import { createFileRoute } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { TestimonialsField } from '#admin/features/settings/testimonials-field.tsx';
import type { EditorConfig } from '#admin/kit/editor/editor-config.ts';
import { createEditorFields } from '#admin/kit/editor/field.tsx';
import { readInitialStateForUrl } from '#admin/kit/editor/load-editor.ts';
import { RecordEditor, useRemoveVersionFromUrl } from '#admin/kit/editor/record-editor.tsx';
import { useEnclosingEditor } from '#admin/kit/editor/use-field.ts';
import { parseListSearchParams } from '#admin/kit/list/search.tsx';
import { PageHeader } from '#admin/kit/page-head.tsx';
import { TitledSection } from '#admin/ui/blocks.tsx';
import { SmallButton } from '#admin/ui/button.tsx';
import { DEFAULT_SETTINGS } from '#content/settings.ts';
import { openPreviewTab } from '#data/preview.ts';
import { excludeExampleTestimonials } from '#data/public-testimonials.ts';
import { ENTITIES } from '#domain/admin/entities.ts';
import {
  parseSettings,
  SETTINGS_DOC_ID,
  SettingsInputSchema,
  type SettingsSchema,
} from '#domain/settings/site-settings.ts';
import { formatShortDateTime } from '#domain/text/dates.ts';

export const Route = createFileRoute('/_guard/admin/reglages')({
  loader: ({ location: { search } }) =>
    readInitialStateForUrl(SETTINGS_EDITOR, SETTINGS_DOC_ID, parseListSearchParams(search)),
  component: SettingsPage,
});

const { Field } = createEditorFields<typeof SettingsSchema.entries>();

// The page that the settings preview: the home page; the parameter skips the intro, which a first visit would show.
const HOME = '/?intro=0';
const NO_NETWORK = 'Laissez vide pour ne pas l’afficher';

const SETTINGS_EDITOR: EditorConfig = {
  entity: ENTITIES.settings,
  input: SettingsInputSchema,
  texts: { changed: 'Réglages enregistrés', notChanged: 'Impossible d’enregistrer les réglages' },
  blank: DEFAULT_SETTINGS,
  staysOpen: true,
  Body: () => (
    <>
      <Part title="Annonce de l’accueil" preview={HOME}>
        <Field name="announcement" hint="Au-dessus de l’en-tête. Laissez vide pour aucune" />
        <Field
          name="announcement_link"
          hint="Une page du site, comme /blog, ou une adresse en https"
        />
        <Field name="announcement_from" hint="Laissez vide pour tout de suite" />
        <Field name="announcement_until" hint="Ce jour compris, à Paris" />
      </Part>
      <Part title="Contact" preview="/contact">
        <Field
          name="contact_email"
          hint={
            'Reçoit les demandes et leurs réponses\u202f; affichée sur la page Contact et les mentions légales'
          }
        />
        <Field
          name="phone"
          hint={'Dans les mentions légales\u00a0: 04 65 71 00 00 ou +44 20 7946 0958'}
        />
      </Part>
      <Part title="Réseaux sociaux" preview={HOME}>
        <Field name="instagram" hint={`Adresse du compte, ou son nom. ${NO_NETWORK}`} />
        <Field name="whatsapp" hint={`Adresse wa.me, ou numéro. ${NO_NETWORK}`} />
        <Field name="tiktok" hint={`Adresse du compte, ou son nom. ${NO_NETWORK}`} />
      </Part>
      <Part title="La lettre" preview={HOME}>
        <Field name="newsletter_day" hint={'Sans majuscule\u00a0: le premier jeudi du mois'} />
        <Field name="newsletter_limit" hint="À la fin de la promesse. Laissez vide pour aucun" />
        <Field name="newsletter_contents" hint="Sans majuscule ni point" />
      </Part>
      <Part title="Témoignages de l’accueil" preview={HOME}>
        <TestimonialsField name="home_testimonials" />
      </Part>
      <Part title="Témoignages des vacances sur mesure" preview="/vacances-sur-mesure">
        <TestimonialsField name="holiday_testimonials" />
      </Part>
      <Part title="Qui signe" preview="/about">
        <Field name="author_name" />
        <Field name="author_role" />
        <Field name="author_bio" rows={4} hint="Une ligne vide sépare deux paragraphes" />
        <Field name="author_image" />
      </Part>
      <Part title="Partenaire de réservation">
        <Field
          name="partner_name"
          hint="Affiché avant la réservation. Laissez vide pour l’adresse de son site"
        />
        <Field
          name="partner_search_url"
          hint={'Pour les hôtels sans adresse\u00a0: leur nom et leur lieu s’ajoutent à la fin'}
        />
        <Field
          name="booking_promises"
          hint="Sous chaque hôtel, une par ligne. Laissez vide pour aucune"
        />
      </Part>
      <Part title="Mentions légales" preview="/legal">
        <Field name="publisher_name" />
        <Field name="publisher_form" />
        <Field name="publisher_address" />
        <Field name="publisher_registration" hint="RCS, ville et numéro" />
        <Field name="publisher_vat" />
        <Field name="director_name" />
        <Field name="director_role" />
        <Field name="host_name" />
        <Field name="host_address" />
        <Field name="host_contact" />
        <Field
          name="host_location"
          hint={'Après «\u202fhébergés\u202f»\u00a0: dans l’Union européenne'}
        />
        <Field name="travel_registration" rows={2} hint="Numéro et garant, ou pourquoi aucune" />
        <Field name="mediation" rows={2} hint="Nom et adresse du médiateur, ou pourquoi aucun" />
        <Field name="pictures_origin" rows={2} hint="Qui a fait les photos et les affiches" />
        <Field name="ai_training" hint="Les moteurs de recherche, eux, lisent toujours le site" />
      </Part>
    </>
  ),
};

function SettingsPage() {
  const opened = Route.useLoaderData();
  const navigate = Route.useNavigate();
  useRemoveVersionFromUrl(Route.useSearch());
  const updatedAt = opened.record?.updatedAt ?? null;
  return (
    <>
      <PageHeader
        title="Réglages"
        summary={
          updatedAt === null ? undefined : `Enregistrés le ${formatShortDateTime(updatedAt)}`
        }
      />
      <RecordEditor
        config={SETTINGS_EDITOR}
        initial={opened}
        onLeave={() => void navigate({ to: '/admin' })}
      />
    </>
  );
}

type PartProps = { title: string; preview?: string; children: ReactNode };

function Part({ title, preview, children }: PartProps) {
  const { form } = useEnclosingEditor();
  const openPage = (path: string) => {
    const settings = excludeExampleTestimonials(parseSettings(form.state.values));
    // The preview of the settings shows the announcement whatever its first and last day.
    const record = { ...settings, announcement_from: null, announcement_until: null };
    openPreviewTab({ path, kind: 'settings', record });
  };
  return (
    <TitledSection title={title}>
      <div className="grid gap-x-6 md:grid-cols-2">{children}</div>
      {preview && (
        <SmallButton aria-label={`Aperçu\u00a0: ${title}`} onClick={() => openPage(preview)}>
          Aperçu
        </SmallButton>
      )}
    </TitledSection>
  );
}
