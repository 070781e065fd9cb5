import { editorFields } from '#admin/kit/editor/field.tsx';
import { Section } from '#admin/ui/section.tsx';
import type { SettingsFields } from '#domain/settings/settings-fields.ts';
import type { Preview } from './site-fields.tsx';

const { Field } = editorFields<typeof SettingsFields.entries>();

/** The booking partner, and who answers for the site. */
export function IdentityFields({ preview }: { preview: Preview }) {
  return (
    <>
      <Section title="Partenaire de réservation">
        <Field
          name="partner_name"
          hint={'Nommé quand un visiteur part réserver. Vide\u00a0: l’adresse de son site'}
        />
        <Field
          name="partner_search_url"
          hint={
            'Pour les hôtels sans adresse de réservation\u00a0: leur nom et leur lieu s’ajoutent à la fin'
          }
        />
      </Section>
      <Section title="Mentions légales">
        <div className="grid gap-x-6 md:grid-cols-2">
          <Field name="publisher_name" />
          <Field name="publisher_form" />
        </div>
        <Field name="publisher_address" />
        <div className="grid gap-x-6 md:grid-cols-2">
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
        </div>
        {preview('/legal', 'Aperçu des mentions légales')}
      </Section>
    </>
  );
}
