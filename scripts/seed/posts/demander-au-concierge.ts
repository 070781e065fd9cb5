export const demoPost = {
  id: 'demander-au-concierge',
  title: 'Ce que l’on peut demander à un concierge, et comment',
  excerpt:
    'Il connaît le fleuriste qui ouvre le dimanche et le fauteuil qu’on vient de rendre à l’opéra. Encore faut-il lui poser la bonne question, à la bonne heure.',
  content: `<p>Un soir d’orage, dans un hall de marbre, j’ai vu un homme réclamer au concierge une table pour le lendemain dans le restaurant le plus couru de la ville. Il parlait fort. Le concierge a souri, noté, promis d’essayer. Une dame est passée ensuite ; elle a demandé si le risotto d’en face se mangeait seul sans avoir l’air triste. Le concierge a quitté son comptoir pour lui répondre. Le lendemain, c’est elle qui avait la table.</p>
<p>On ne sait plus très bien à quoi sert un concierge, depuis que le téléphone réserve, traduit et commande la voiture. Il sert à ce que le téléphone ignore&nbsp;: qui vient d’annuler, quel taxi ne parle pas, à quelle heure la lumière tombe sur le tableau.</p>
<h2>Qui est derrière le comptoir</h2>
<p>Réceptionniste, concierge, majordome&nbsp;: trois métiers, souvent confondus. Le premier tient votre chambre et votre note. Le dernier, quand il existe, tient vos chemises. Le concierge tient la ville. Aux revers de certains, deux clefs d’or croisées indiquent l’appartenance à une association professionnelle née à Paris en 1929. Elles se gagnent avec des années de comptoir et l’appui de confrères ; ce n’est pas une broche.</p>
<p>Son outil reste un carnet de noms, rempli de gens à qui il a rendu service en 2011 et qui s’en souviennent.</p>
<h2>Écrire avant d’arriver</h2>
<p>La meilleure demande part dix jours plus tôt, par e-mail, adressée à la conciergerie et non à la réservation. Elle tient en quelques lignes.</p>
<ol>
<li>Vos dates, le nombre de personnes, l’âge des enfants s’il y en a.</li>
<li>Une envie principale, une seule, avec son degré d’importance.</li>
<li>Deux dîners possibles pour chaque table souhaitée, et l’heure, au plus tôt, au plus tard.</li>
<li>Ce que vous n’aimez pas. C’est l’information la plus utile, et la plus rare.</li>
<li>Un budget, en chiffres. La pudeur coûte cher.</li>
</ol>
<p>« Surprenez-nous » est à éviter. La phrase semble généreuse ; elle oblige un inconnu à deviner vos goûts avec votre argent.</p>
<figure><img src="/art/article-grand-salon-1280.webp" alt="Affiche&nbsp;: le grand salon d’un palace, colonnes rouges, lustre, canapés émeraude et dalles en damier éclairées par de hautes fenêtres." width="1280" height="853"><figcaption>Vers quinze heures, le hall se vide&nbsp;: c’est le moment d’aller parler à quelqu’un.</figcaption></figure>
<h2>L’heure et la manière</h2>
<p>Entre huit et dix heures, le comptoir règle les départs, les valises et les humeurs. Entre dix-huit et vingt heures, il répare les soirées. Restent le milieu de matinée et le creux de l’après-midi, où l’on a devant soi un professionnel reposé, assis presque, et disposé à sortir une carte.</p>
<p>Dites bonjour, donnez votre nom, posez une question ouverte. « Où dîneriez-vous, un mardi, avec votre sœur ? » vaut mieux que « quel est le meilleur restaurant ? », à quoi nul honnête homme ne peut répondre. Puis laissez un silence. C’est là que le vrai conseil arrive, d’un ton plus bas, avec l’adresse écrite à la main.</p>
<blockquote><p>« Les clients croient que je dis oui. Mon métier, c’est de dire non avant qu’ils aient demandé, et d’avoir mieux à proposer. »</p></blockquote>
<p>Celle qui parle ainsi a vingt-six ans de maison à l’Hôtel Saint-Aubert, établissement imaginaire dont je lui prête volontiers les colonnes, puisqu’elle a souhaité que je taise le sien.</p>
<h2>Ce qui se demande, ce qui ne se demande pas</h2>
<h3>Volontiers</h3>
<ul>
<li>un cordonnier, un opticien, un pédiatre qui parle français, un dimanche ;</li>
<li>une visite avant l’ouverture, ou avec quelqu’un qui connaît la réserve ;</li>
<li>la meilleure chambre du prochain séjour, numéro compris ;</li>
<li>un itinéraire de promenade de deux heures, pluie incluse ;</li>
<li>le rattrapage d’un oubli&nbsp;: cravate noire, chargeur, anniversaire.</li>
</ul>
<h3>Mieux vaut pas</h3>
<ul>
<li>quatre réservations le même soir, pour choisir plus tard&nbsp;: les restaurateurs téléphonent, et ils ont de la mémoire ;</li>
<li>un passe-droit sur la santé, la sécurité ou la douane ;</li>
<li>le nom du client de la suite d’en face.</li>
</ul>
<p>Annuler, en revanche, n’est pas une faute. Annuler sans le dire en est une, et elle retombe sur lui, qui avait donné sa parole pour la vôtre.</p>
<h2>Le pourboire, question redoutée</h2>
<p>Un renseignement ne se paie pas. Un service, oui, selon le mal qu’il a donné et le pays où l’on se trouve&nbsp;: l’usage américain n’est pas l’européen, et au Japon, le billet tendu embarrasse. En France, un billet discret à la fin du séjour, plié dans un mot de remerciement, est une forme heureuse. Le mot compte. Les concierges les gardent ; j’en ai vu un tiroir entier, classé par année.</p>
<p>Si vos moyens sont passés dans la chambre, écrivez au directeur en citant le prénom et le service rendu. Cette lettre-là finit dans un dossier et parfois dans une augmentation.</p>
<h2>Reconnaître une bonne maison</h2>
<p>Trois signes, repérables dès le hall. Le concierge regarde la porte, et non son écran. Il vous demande ce que vous avez fait la veille avant de vous envoyer quelque part. Enfin, il lui arrive de déconseiller&nbsp;: un quartier surfait, une excursion trop longue, un plat de la carte. Quand on vous dit que tout est merveilleux, méfiez-vous de tout.</p>
<p>C’est aussi la règle que nous tâchons de suivre en choisissant <a href="/destinations">nos destinations</a>. Et si vous n’avez pas encore d’hôtel, donc pas de concierge, la page <a href="/vacances-sur-mesure">vacances sur mesure</a> en tient lieu&nbsp;: nous lisons chaque demande et vous recontactons sous vingt-quatre heures, sans frais. Dites-nous surtout ce que vous n’aimez pas.</p>`,
  image: '/art/article-conciergerie-1280.webp',
  category: 'Conseils',
  author: 'Paul Aubrac',
  read_time: '4 min',
  featured: false,
  tags: ['Palaces', 'Conciergerie', 'Savoir-vivre', 'Service'],
  seo_title: 'Que demander à un concierge, et comment',
  seo_description: null,
  seo_keywords: null,
  published: true,
  created_at: '2026-10-07T10:33:00.000Z',
};
