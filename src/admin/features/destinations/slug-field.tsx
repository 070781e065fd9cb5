import type { RecordEditor } from '#admin/features/editor/use-record-editor.ts';
import { slugify } from '#domain/text/fold-text.ts';
import { DESTINATION_LABELS, type DestinationValues } from './destination-values.ts';

type SlugFieldProps = {
  editor: RecordEditor<DestinationValues>;
  /** What is wrong with a slug among the other destinations. */
  faultOf: (slug: string) => string | undefined;
};

/** The address part, compared with the others' at each keystroke. */
export function SlugField({ editor, faultOf }: SlugFieldProps) {
  const { destination_name: name, destination_slug: slug } = editor.values;
  const derived = slugify(name);
  return (
    <div>
      <editor.form.AppField
        name="destination_slug"
        validators={{ onChange: ({ value }) => faultOf(value) }}
      >
        {(field) => (
          <field.LineField
            label={DESTINATION_LABELS.destination_slug}
            hint={`Adresse de la page : /destinations/${slug.trim() || '…'}`}
            required
          />
        )}
      </editor.form.AppField>
      {derived !== '' && derived !== slug && (
        <button
          type="button"
          onClick={() => editor.form.setFieldValue('destination_slug', derived)}
          className="row-action -mt-4 mb-4"
        >
          Déduire du nom{'\u202f'}: {derived}
        </button>
      )}
    </div>
  );
}
