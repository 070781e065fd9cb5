export const demoPost = {
  id: 'dessiner-son-itineraire',
  title: 'Dessiner son itinéraire : la carte, le crayon, la gomme',
  excerpt:
    'Un bon voyage se prépare en retirant des étapes. Notre méthode, éprouvée sur une table de cuisine, pour composer douze jours sans courir.',
  content: `<p>Tout itinéraire commence par un excès. On étale la carte, on pose le café sur l’océan, et le crayon relie en une soirée sept villes, deux îles et un volcan. Vu de haut, cela se tient. Vu d’un quai de gare à six heures du matin, avec quatre bagages et un enfant qui a perdu une chaussure, cela se discute.</p>
<p>Nous recevons beaucoup de ces tracés. Ils ont en commun l’enthousiasme, et un défaut&nbsp;: la carte y est comptée en centimètres, alors qu’un voyage se compte en heures, en nuits et en patience. Voici comment nous procédons, avec un papier, un crayon gras et une grande gomme.</p>
<h2>Commencer par les nuits</h2>
<p>Oubliez les lieux une minute et comptez les nuits dont vous disposez réellement. Douze jours de congé en font onze. Retranchez la première, que le décalage ou le retard vous prendra&nbsp;: il en reste dix. Ce chiffre est votre seul capital ; le reste est de la décoration.</p>
<h3>La règle de trois</h3>
<p>Une étape vaut trois nuits. Deux, si la route est courte. Une seule, jamais, sauf pour un train, un refuge ou une raison sentimentale. Avec dix nuits, on tient donc trois étapes, à la rigueur quatre. L’addition paraît cruelle ; elle rend les après-midi.</p>
<blockquote><p>« On ne regrette pas les villes qu’on n’a pas vues. On regrette celles qu’on a traversées en regardant sa montre. »</p></blockquote>
<p>La phrase vient d’un vieux chef de rayon d’une librairie de voyage, qui avait vendu des cartes toute sa vie et passait ses vacances au même endroit, dans la Creuse.</p>
<h2>La méthode, en sept traits</h2>
<ol>
<li><strong>Entourer une seule raison de partir.</strong> Le lieu sans lequel le voyage n’a pas de sens. Il recevra le plus de nuits, et le milieu du séjour.</li>
<li><strong>Écrire à côté la saison.</strong> Un site admirable au mauvais mois est un mauvais site. Vérifiez pluie, chaleur, congés locaux et jours de fermeture.</li>
<li><strong>Placer l’arrivée et le départ.</strong> Deux aéroports différents évitent de revenir sur ses pas, et coûtent rarement plus qu’un jour perdu.</li>
<li><strong>Tracer les trajets en heures de porte à porte.</strong> Un vol d’une heure en dure cinq, du hall de l’hôtel à celui du suivant.</li>
<li><strong>Limiter à quatre heures le plus long déplacement,</strong> une fois le continent atteint. Au-delà, prévoyez un train de nuit ou supprimez l’étape.</li>
<li><strong>Alterner.</strong> Une ville, puis un lieu où il n’y a rien à visiter. L’ordre inverse convient aux fatigués.</li>
<li><strong>Gommer une étape.</strong> Toujours. Celle dont vous parlez déjà au conditionnel.</li>
</ol>
<figure><img src="/art/article-train-de-nuit-1280.webp" alt="Affiche&nbsp;: un train de wagons-lits bleu nuit à filets dorés franchit un viaduc de pierre sous la pleine lune." width="1280" height="853"><figcaption>Le train de nuit est la seule étape d’une nuit que nous défendions.</figcaption></figure>
<h2>Un exemple&nbsp;: douze jours en Italie du Nord</h2>
<p>Première version reçue&nbsp;: Milan, Côme, Vérone, Venise, Florence, les Cinque Terre, Rome. Sept lits en douze jours, un homme de trente-huit ans et sa mère. Nous avons demandé la raison. C’était Venise, où elle avait passé une semaine en 1971.</p>
<p>Version gommée&nbsp;: la première nuit à Milan, perdue d’avance ; trois sur le lac de Côme, pour ralentir ; deux à Vérone, à mi-route, avec un opéra si la saison s’y prête ; cinq à Venise, dont deux journées sans programme. Rome attendra, elle a l’habitude. Les trajets se font en train, aucun ne dépasse quatre heures de porte à porte, et la mère tient les billets.</p>
<figure><img src="/art/destination-italie-1280.webp" alt="Affiche&nbsp;: un canal de Venise à l’heure bleue, fenêtres allumées, gondole et basilique sur un ciel pêche et indigo." width="1280" height="853"><figcaption>Cinq nuits à Venise&nbsp;: assez pour se perdre exprès.</figcaption></figure>
<h2>Les marges</h2>
<p>Un itinéraire se juge à ses blancs. Nous laissons un jour sur quatre sans rien, pas même une réservation de déjeuner, et ce sont ceux-là que l’on nous raconte au retour. Prévoyez aussi une marge horaire avant tout ce qui ne vous attendra pas&nbsp;: un bateau, un mariage, un vol de retour. La veille, dormez à portée.</p>
<h3>La chemise cartonnée</h3>
<p>Le téléphone contient tout jusqu’au moment où il ne contient plus rien. Une chemise de carton, mince, pèse moins qu’un chargeur.</p>
<ul>
<li>la copie du passeport, dont la validité doit souvent dépasser le retour de six mois&nbsp;: consultez le site officiel du pays ;</li>
<li>les adresses des hôtels dans l’écriture locale, pour le chauffeur ;</li>
<li>l’attestation d’assurance et son numéro d’appel ;</li>
<li>les ordonnances, avec le nom des molécules plutôt que des marques ;</li>
<li>une carte en papier, pour l’ensemble ; l’écran montre la rue, jamais le pays.</li>
</ul>
<h2>Trois erreurs que nous avons commises</h2>
<ul>
<li><strong>Le crochet.</strong> « C’est à côté »&nbsp;: quatre-vingts kilomètres de lacets, un musée fermé le mardi, un mardi.</li>
<li><strong>L’hôtel de passage.</strong> Le moins cher, près de la gare, pour une nuit courte. C’est celle où l’on dort le moins, et dont on parle le plus.</li>
<li><strong>Le dernier jour plein.</strong> On y range ce qui n’a pas tenu ailleurs. Mettez-y plutôt une longue table et une sieste.</li>
</ul>
<h2>Passer la main</h2>
<p>Certains aiment la carte plus que le voyage, et nous les comprenons. D’autres ont horreur du crayon. Aux premiers, nous conseillons de parcourir <a href="/destinations">nos destinations</a> en notant, pour chacune, la saison et le nombre de nuits. Aux seconds, de nous envoyer leur tracé impossible depuis la page <a href="/vacances-sur-mesure">vacances sur mesure</a>&nbsp;: le service est gratuit, nous vous recontactons sous vingt-quatre heures, puis vous adressons trois à cinq propositions. Joignez la raison du voyage.</p>`,
  image: '/art/article-carte-et-boussole-1280.webp',
  category: 'Guides',
  author: 'Hélène Marsan',
  read_time: '4 min',
  featured: false,
  tags: ['Préparer son voyage', 'Itinéraire', 'Méthode'],
  seo_title: 'Construire un itinéraire en sept traits',
  seo_description:
    'Compter les nuits, tracer en heures, gommer une étape : une méthode simple pour composer un itinéraire de douze jours, avec un exemple en Italie.',
  seo_keywords:
    'itinéraire de voyage, préparer un voyage, douze jours en Italie, voyage sur mesure',
  published: true,
  created_at: '2026-04-15T09:11:00.000Z',
};
