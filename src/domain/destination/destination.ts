import * as v from 'valibot';
import * as f from '#domain/schema/fields.ts';
import { stored } from '#domain/schema/stored.ts';
import { isSlug } from '#domain/text/fold-text.ts';
import { bannerUrl } from './banner-url.ts';
import { DEFAULT_DISPLAY_ORDER } from './destination-list.ts';

/** The fields of a popular destination, in the order of its editor. */
export const DESTINATION = {
  destination_name: f.requiredLine('Nom', 120, 'Le nom est requis'),
  destination_slug: f.slug('Adresse de la page (slug)', 120, isSlug, {
    missing: 'Le slug est requis',
    invalid: 'Le slug ne peut contenir que des minuscules sans accent, des chiffres et des tirets',
  }),
  display_order: f.number(
    'Ordre d’affichage',
    { min: 1, max: 999, step: 1, missing: DEFAULT_DISPLAY_ORDER },
    'L’ordre d’affichage doit être un nombre entier entre 1 et 999',
    'L’ordre d’affichage est requis',
  ),
  active: f.flag('Active', true),
  publish_at: f.instant('Publier le'),
  // Typed as an address, or pasted as HTML that contains the picture; stored as its address.
  banner_image: f.pastedPicture(
    'Bannière',
    bannerUrl,
    'Aucune adresse d’image en https n’a été trouvée',
  ),
  subtitle: f.line('Sous-titre', 200),
  description: f.text('Description', 5_000),
  ...f.SEO,
};

/** A destination as it is read. */
export const Destination = stored({ ...f.STAMPS, ...DESTINATION });
export type Destination = v.InferOutput<typeof Destination>;

/** What an administrator writes of a destination: no other key. */
export const DestinationInput = v.strictObject(DESTINATION);
export type DestinationInput = v.InferOutput<typeof DestinationInput>;
