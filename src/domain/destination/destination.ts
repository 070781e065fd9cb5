import * as v from 'valibot';
import { storedSchema } from '#domain/schema/field.ts';
import * as f from '#domain/schema/fields.ts';
import { DISPLAY_ORDER_MAX, NAME_MAX, TEXT_MAX } from '#domain/site/limits.ts';
import { isSlug } from '#domain/text/fold-text.ts';

const SLUG_INVALID =
  'L’adresse ne peut contenir que des minuscules sans accent, des chiffres et des tirets';

export const DESTINATION_FIELDS = {
  destination_name: f.requiredSingleLineField('Nom', NAME_MAX, 'Le nom est requis'),
  destination_slug: v.pipe(
    f.requiredSlugField('Adresse de la page', 120, 'L’adresse de la page est requise'),
    v.check(isSlug, SLUG_INVALID),
  ),
  display_order: f.numberField(
    'Ordre d’affichage',
    { min: 1, max: DISPLAY_ORDER_MAX, step: 1, missing: 1 },
    `L’ordre d’affichage doit être un nombre entier entre 1 et ${DISPLAY_ORDER_MAX}`,
    'L’ordre d’affichage est requis',
  ),
  active: f.booleanField('Active', true),
  publish_at: f.instantField('Publier le'),
  banner_image: f.pictureField('Bannière'),
  subtitle: f.singleLineField('Sous-titre', 200),
  description: f.textField('Description', TEXT_MAX),
  ...f.SEO_FIELDS,
};

export const Destination = storedSchema({ ...f.ID_AND_TIMESTAMP_FIELDS, ...DESTINATION_FIELDS });
export type Destination = v.InferOutput<typeof Destination>;

export const DestinationInputSchema = v.strictObject(DESTINATION_FIELDS);
