export const HOLIDAY_BENEFITS = {
  '100\u202f% gratuit': 'Nos conseils ne vous coûtent rien, avant comme après le voyage.',
  'Sur mesure': 'Un itinéraire écrit pour vous, pas un forfait tiré d’un catalogue.',
  Rapide: 'Une vraie personne vous recontacte sous\u00a024\u202fh.',
  'En confiance': 'Vous réservez chez nos partenaires, en toute sécurité.',
};

export const HOLIDAY_STEPS = {
  'Vous nous écrivez': 'Par e-mail, par téléphone ou sur le réseau de votre choix.',
  'Nous cherchons': 'Votre demande est lue et analysée par un conseiller.',
  'Nous proposons': 'Trois à cinq propositions sur mesure, chiffrées, avec nos raisons.',
  'Vous réservez': 'Par nos liens partenaires, quand vous êtes prêt.',
};
