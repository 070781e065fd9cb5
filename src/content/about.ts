/** Paragraphs of the page /about. A new owner of the site replaces the texts of this file. */
export const ABOUT_STORY: readonly string[] = [
  'Tout a commencé par une déception très confortable. Hélène Marsan venait de passer trois nuits dans un hôtel que cinq guides disaient parfait\u202f; la chambre donnait sur un groupe électrogène, et personne ne l’avait écrit. En rendant sa clé, elle a demandé au concierge combien des cinq étaient venus dormir. Il a souri, ce qui est une réponse.',
  'De retour chez elle, elle a rempli un cahier à la manière des vieux guides\u00a0: une page par maison, la chambre à demander, l’heure à laquelle le soleil arrive, ce qui grince. Le cahier a circulé. On le lui rendait annoté, avec des adresses en marge et des reproches sur Venise.',
  'Notre revue est ce cahier, tenu à plusieurs. Inès Caro y écrit l’Asie et les îles, Paul Aubrac les halls et les tables, Théo Vasseur la montagne et tout ce qui flotte. Nous ne couvrons pas le monde\u00a0: nous y avons dormi par endroits, et nous disons lesquels.',
  'Nous préférons les affiches aux photographies, sauf quand la nôtre est bonne. Une photographie d’hôtel montre toujours le jour où la piscine était vide\u202f; une affiche ne promet que l’envie d’y aller, et laisse au texte le soin d’être exact.',
];

export const ABOUT_QUOTE = 'Un bon hôtel se raconte le matin, avant que la valise soit fermée.';

/** Default details of the site's author, shown on /about; the settings can override each. */
export const DEFAULT_AUTHOR = {
  author_name: 'Hélène Marsan',
  author_role: 'Fondatrice et rédactrice en chef',
  author_bio:
    'Elle prend des trains de nuit depuis qu’elle a l’âge de dormir assise, et juge une maison à son petit déjeuner.\n\nElle a passé quinze ans à écrire les voyages des autres avant de signer les siens\u202f; elle relit encore chaque fiche à voix haute, dans le couloir, à l’heure où l’on entend l’ascenseur.',
  author_image: '/art/article-train-de-nuit-1280.webp',
};

export const QUALITY_COMMITMENTS = {
  'Nous y dormons':
    'Aucune maison n’entre ici sans une nuit au moins, petit déjeuner compris, sous un nom que la réception ne connaît pas.',
  'Nous disons ce qui grince':
    'L’ascenseur, le voisin, la saison à éviter\u00a0: une fiche sans réserve est une fiche inachevée.',
  'Nous ne vendons pas nos avis':
    'Nous vivons des réservations faites chez nos partenaires, sans supplément pour vous. Aucune place ne s’achète.',
  'Nous y retournons':
    'Une maison change de chef, de toit ou d’humeur\u00a0: la fiche change avec elle, ou disparaît.',
};
