export const HOLIDAY_BENEFITS = [
  {
    title: '100\u202f% gratuit',
    text: 'Nos conseils ne vous coûtent rien, avant comme après le voyage.',
  },
  {
    title: 'Sur mesure',
    text: 'Un itinéraire écrit pour vous, pas un forfait tiré d’un catalogue.',
  },
  {
    title: 'Rapide',
    text: 'Une vraie personne vous recontacte sous\u00a024\u202fh.',
  },
  {
    title: 'En confiance',
    text: 'Vous réservez chez nos partenaires, en toute sécurité.',
  },
] as const;

export const HOLIDAY_STEPS = [
  {
    title: 'Vous nous écrivez',
    text: 'Par e-mail, par téléphone ou sur le réseau de votre choix.',
  },
  { title: 'Nous cherchons', text: 'Votre demande est lue et analysée par un conseiller.' },
  {
    title: 'Nous proposons',
    text: 'Trois à cinq propositions sur mesure, chiffrées, avec nos raisons.',
  },
  { title: 'Vous réservez', text: 'Par nos liens partenaires, quand vous êtes prêt.' },
] as const;
