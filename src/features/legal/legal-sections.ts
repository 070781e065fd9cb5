/** The headings of the legal notices, in their order (spec section 2, « Legal »). */
export const LEGAL_SECTIONS = [
  { id: 'editeur', title: 'Éditeur du site' },
  { id: 'direction', title: 'Direction de la publication' },
  { id: 'hebergement', title: 'Hébergement' },
  { id: 'propriete', title: 'Propriété intellectuelle' },
  { id: 'responsabilite', title: 'Responsabilité' },
  { id: 'donnees', title: 'Données personnelles (RGPD)' },
  { id: 'cookies', title: 'Cookies et stockage local' },
  { id: 'droit', title: 'Droit applicable' },
] as const;

export type LegalSectionId = (typeof LEGAL_SECTIONS)[number]['id'];
