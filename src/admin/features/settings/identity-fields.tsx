import { editorFields } from '#admin/features/editor/editor-fields.tsx';
import { Section } from '#admin/ui/section.tsx';
import type { Preview, SettingsValues } from './settings-values.ts';

const { LineField } = editorFields<SettingsValues>();

/** The booking partner, and who answers for the site. */
export function IdentityFields({ preview }: { preview: Preview }) {
  return (
    <>
      <Section title="Partenaire de réservation">
        <LineField
          name="partner_name"
          hint={'Nommé quand un visiteur part réserver. Vide\u00a0: l’adresse de son site'}
        />
        <LineField
          name="partner_search_url"
          required
          inputMode="url"
          hint={
            'Pour les hôtels sans adresse de réservation\u00a0: leur nom et leur lieu s’ajoutent à la fin'
          }
        />
      </Section>
      <Section title="Mentions légales">
        <div className="grid gap-x-6 md:grid-cols-2">
          <LineField name="publisher_name" required />
          <LineField name="publisher_form" />
        </div>
        <LineField name="publisher_address" required />
        <div className="grid gap-x-6 md:grid-cols-2">
          <LineField name="publisher_registration" hint="RCS, ville et numéro" />
          <LineField name="publisher_vat" />
          <LineField name="director_name" required />
          <LineField name="director_role" />
          <LineField name="host_name" required />
          <LineField name="host_address" required />
          <LineField name="host_contact" required inputMode="url" />
          <LineField
            name="host_location"
            required
            hint={'Après «\u202fhébergés\u202f»\u00a0: dans l’Union européenne'}
          />
        </div>
        {preview('/legal', 'Aperçu des mentions légales')}
      </Section>
    </>
  );
}
