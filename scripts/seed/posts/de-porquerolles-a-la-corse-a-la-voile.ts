export const demoPost = {
  id: 'de-porquerolles-a-la-corse-a-la-voile',
  title: 'De Porquerolles à la Corse, cinq jours sous la toile',
  excerpt:
    'Un cotre de 1934, six passagers, une nuit de traversée. Ce que la mer exige d’un débutant poli, et ce qu’elle lui donne en échange.',
  content: `<p>Vingt et un mètres de pont, deux mâts de moins qu’on ne l’imagine, un foc rouge passé au soleil&nbsp;: la Sauvagine a quatre-vingt-douze ans et ne les cache pas. Au quai d’Hyères, le capitaine regarde nos bagages, puis nos semelles, puis le ciel, dans cet ordre. Deux d’entre nous ont apporté une valise rigide. Elle restera dans le coffre d’une voiture, et ses propriétaires vivront cinq jours sur un sac de sport, sans en mourir.</p>
<p>Nous sommes six passagers pour trois marins. Personne ne nous oblige à manœuvrer ; personne non plus ne fait semblant que le bateau avance tout seul. À la première heure, on nous met une écoute dans la main. À la seconde, nous savons que ce n’est pas une corde.</p>
<h2>Le programme, tel que le vent l’a permis</h2>
<p>Un itinéraire à la voile est une intention. Le nôtre a tenu quatre jours sur cinq, ce qui passe pour un triomphe.</p>
<ol>
<li><strong>Porquerolles.</strong> Deux heures de mer, mouillage au sable, bain avant le déjeuner. Le soir, les dernières navettes emportent les visiteurs d’un jour et l’on entend les joueurs de boules sous les eucalyptus.</li>
<li><strong>Port-Cros.</strong> Parc national depuis 1963, sans voitures, presque sans bruit. On y nage au masque au-dessus d’herbiers où les mérous vous jaugent.</li>
<li><strong>La traversée.</strong> Cent dix milles vers l’est-sud-est, dix-huit heures, une nuit entière.</li>
<li><strong>Calvi, puis Girolata.</strong> La citadelle au petit matin ; ensuite un hameau que nulle route n’atteint, où l’on arrive par la mer ou par le sentier.</li>
<li><strong>Retour à Calvi.</strong> En théorie par Scandola, en réalité contre le vent, avec un gilet et des biscuits secs.</li>
</ol>
<h2>La nuit au large</h2>
<p>On largue à midi, pour arriver de jour. Vers dix-neuf heures la côte n’est plus qu’un trait, puis une supposition. Le cuisinier sert les pâtes dans des bols creux, que l’on tient d’une main, l’autre étant réservée au bateau&nbsp;: c’est une règle de bord et la seule que le capitaine répète.</p>
<p>Les quarts durent trois heures. Le mien commence à une heure du matin. Il fait quatorze degrés, j’ai sur moi tout ce que je possède, et la barre, un bois lisse gros comme un avant-bras, transmet l’eau comme un câble. On me donne une étoile à suivre ; elle bouge, on m’en donne une autre. Les vagues arrivent par l’arrière, soulèvent, passent. Entre deux, la coque siffle.</p>
<p>Nous sommes ici dans le sanctuaire Pelagos, protégé pour ses baleines et ses dauphins. À quatre heures moins dix, quelque chose a soufflé à bâbord, deux fois, très fort et très près, avec une odeur de poissonnerie. Personne n’a rien vu. Nous étions tous debout.</p>
<blockquote><p>« À terre, on se demande où l’on va. En mer, on se demande d’abord où l’on est. Le reste vient tout seul. »</p></blockquote>
<h2>Ne pas être malade, ou l’être bien</h2>
<p>Les marins français tiennent la liste des causes, qui commencent presque toutes par la même lettre&nbsp;: le froid, la faim, la fatigue, la frousse, et la soif, qui fait ce qu’elle peut. Traitez-les avant qu’elles ne se présentent.</p>
<ul>
<li>Dormir la veille, et s’abstenir du dîner d’adieu.</li>
<li>Se couvrir avant d’avoir froid, manger avant d’avoir faim&nbsp;: du pain, une pomme, rien de frit.</li>
<li>Rester sur le pont et fixer l’horizon ; la cabine et le téléphone sont deux pièges.</li>
<li>Demander à barrer. Je n’ai jamais vu quelqu’un vomir à la barre&nbsp;: l’amour-propre tient lieu de remède.</li>
</ul>
<p>Pour les médicaments, consultez votre médecin avant le départ&nbsp;: certains endorment, et l’on aurait fait tout ce chemin pour une sieste.</p>
<figure><img src="/art/destination-grece-1280.webp" alt="Affiche&nbsp;: un village blanc rosi par le couchant au-dessus d’une mer violette, dômes, voiles et bougainvillées." width="1280" height="853"><figcaption>La même semaine se navigue dans les Cyclades, avec plus de vent et moins d’herbiers.</figcaption></figure>
<h2>Choisir son bateau</h2>
<p>Le mot « classique » s’emploie beaucoup. Il recouvre des coques d’avant-guerre restaurées avec science, et des répliques en plastique coiffées de cordages neufs. Les deux flottent ; elles ne vieillissent pas pareil, et ne gîtent pas pareil non plus.</p>
<h3>À demander avant de signer</h3>
<ul>
<li>le nombre de marins professionnels, et leurs brevets ;</li>
<li>la largeur des couchettes, car soixante centimètres s’apprécient mieux seul ;</li>
<li>la règle en cas de coup de vent&nbsp;: on reste au port, on est remboursé, ou l’on visite l’arrière-pays en car ;</li>
<li>les mouillages prévus, puisque l’ancre doit éviter les herbiers de posidonie, protégés.</li>
</ul>
<h3>À mettre dans le sac</h3>
<p>Un sac souple, des chaussures à semelle claire, un vrai ciré, un pull de laine, des lunettes attachées par un cordon. Une lampe frontale à lumière rouge, qui ménage les yeux du veilleur. Un livre, que vous ne lirez pas. Laissez le parfum, le sèche-cheveux et la montre qui craint l’eau.</p>
<h2>Reprendre terre</h2>
<p>À Calvi, le quai tangue pendant deux heures. J’ai dormi cette nuit-là à la Casa Sarrola, sept chambres au-dessus de la pinède, dans un lit dont la largeur m’a paru indécente. Au réveil, j’ai cherché la main courante pour aller jusqu’au café.</p>
<p>Partez en mai, en juin ou en septembre&nbsp;: l’eau est déjà, ou encore, praticable, et les mouillages respirent. Pour un essai d’un jour, le voilier de <a href="/hotels/kaldera-blanc">Kaldera Blanc</a> part chaque matin de Santorin vers Thirassia, et rentre pour le dîner.</p>`,
  image: '/art/article-a-la-voile-1280.webp',
  category: 'Expériences',
  author: 'Théo Vasseur',
  read_time: '4 min',
  featured: false,
  tags: ['Voile', 'Méditerranée', 'Corse', 'Porquerolles'],
  seo_title: 'De Porquerolles à la Corse à la voile',
  seo_description:
    'Cinq jours sur un voilier classique, d’Hyères à Calvi : étapes, nuit au large, mal de mer, choix du bateau et contenu du sac.',
  seo_keywords: null,
  published: true,
  created_at: '2026-05-21T09:19:00.000Z',
};
