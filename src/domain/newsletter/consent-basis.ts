/** How a person consented outside this site: chosen by an administrator, stored as proof. */
export const CONSENT_BASES = ['written', 'online', 'spoken', 'request'] as const;
export type ConsentBasis = (typeof CONSENT_BASES)[number];

export const CONSENT_BASIS_LABELS: Record<ConsentBasis, string> = {
  written: 'Consentement recueilli par écrit',
  online: 'Consentement donné en ligne, hors de ce site',
  spoken: 'Consentement donné de vive voix, et noté',
  request: 'Demande de la personne, par e-mail ou téléphone',
};

export const CONSENT_BASIS_REQUIRED = 'Dites comment ces personnes ont donné leur accord';
