export const demoPost = {
  id: 'dix-minutes-dans-le-hall',
  title: 'Dix minutes dans le hall pour juger un palace',
  excerpt:
    'Le bruit, les fleurs, la distance entre deux canapés : un grand salon dit tout de la maison qui l’abrite, à condition de s’y asseoir avant de monter.',
  content: `<p>Arrivez une demi-heure trop tôt. La chambre n’est pas prête, et c’est la meilleure nouvelle de la journée&nbsp;: on vous installe au salon, on vous apporte un thé, et l’hôtel, qui vous croit occupé à attendre, cesse de se surveiller.</p>
<p>Un hall se photographie mieux qu’il ne se juge. Le marbre, le lustre et les palmiers en pot s’achètent ; le reste se voit depuis un canapé bien placé, en dix minutes. Voici la méthode que j’emploie depuis vingt ans et quelque trois cents halls, dont un bon tiers ne méritait pas la onzième.</p>
<h2>D’abord, choisir son canapé</h2>
<p>Jamais celui qui fait face à la porte&nbsp;: on y devient soi-même le spectacle. Prenez-le de biais, le dos protégé, avec trois choses dans le champ&nbsp;: la réception, les ascenseurs et cette porte sans poignée par laquelle le personnel entre et sort. La troisième est la plus instructive. Un employé qui sourit avant de la franchir a été bien recruté ; un employé qui sourit après l’avoir franchie a été bien formé. Les grandes maisons ont les deux.</p>
<h3>Minutes un à trois&nbsp;: écouter</h3>
<p>Ouvrez un journal et ne le lisez pas. Un grand salon doit bruire&nbsp;: des tasses, des pas, une conversation dont le sens se perd à deux mètres. Le damier de pierre claque, le tapis absorbe, la hauteur dissout. Si vous reconnaissez la chanson, la musique est trop forte. Si vous entendez sonner la réception, on a économisé sur une cloison.</p>
<h3>Minutes quatre à six&nbsp;: regarder les mains</h3>
<p>Dans une maison bien tenue, personne ne court et personne n’attend. Suivez des yeux quelqu’un qui traverse la pièce pour une autre raison&nbsp;: redresse-t-il le coussin au passage, ramasse-t-il la serviette tombée ? Ce geste que nul n’a demandé vaut un rapport d’audit. Puis comptez les secondes entre l’entrée d’un client chargé et le premier regard. Cinq, c’est très bien. Quinze, c’est passable. Au-delà, le client s’est déjà excusé d’être là.</p>
<h3>Minutes sept à dix&nbsp;: toucher</h3>
<p>L’accoudoir, d’abord. Une usure franche, au bon endroit, prouve que l’on s’assoit ; un velours intact sur un siège ancien prouve que l’on n’ose pas. Passez un doigt sous la table basse. Levez enfin la tête vers le lustre et comptez les ampoules mortes&nbsp;: une, c’est un accident ; trois, c’est une politique.</p>
<figure><img src="/art/article-conciergerie-1280.webp" alt="Affiche&nbsp;: une grande sonnette de laiton sur un comptoir de marbre, devant un casier à clés d’hôtel, une clé à pompon rouge et un registre." width="1280" height="853"><figcaption>La sonnette idéale brille d’être astiquée, jamais d’avoir servi.</figcaption></figure>
<h2>Ce que disent les fleurs</h2>
<p>Le bouquet d’entrée est une déclaration d’intention. Des pivoines en décembre annoncent un budget ; des branches de pommier en avril annoncent un jardinier. Penchez-vous&nbsp;: si cela ne sent rien, c’est du décor ; si cela sent le lis à six mètres, on cherche à couvrir quelque chose. Regardez surtout l’eau. Elle se change avant le petit déjeuner ou elle ne se change pas, et le salon entier se conduit comme son vase.</p>
<h2>La géographie des sièges</h2>
<p>Au Belmonte, sur un lac que je ne nommerai pas, le salon a des colonnes rouges, deux canapés émeraude, un sol en damier, et je n’y ai jamais vu deux inconnus se gêner. La propriétaire m’en a donné la raison&nbsp;: elle a passé un hiver à déplacer les meubles avec une ficelle d’un mètre quarante. C’est la distance à laquelle on parle à quelqu’un sans parler à son voisin.</p>
<blockquote><p>« Personne ne s’assoit là où c’est beau. On s’assoit là où l’on a un mur dans le dos. »</p></blockquote>
<p>Une colonne peut faire office de mur, un palmier aussi, à la rigueur un paravent. Un salon sans recoins, si haut soit-il, reste une gare où l’on sert du thé.</p>
<h2>Cinq mauvais signes</h2>
<ul>
<li>Un parfum d’ambiance qui vous accompagne jusque dans l’ascenseur.</li>
<li>Des livres rangés par couleur. Ouvrez-en un&nbsp;: il traite de droit fiscal, en suédois.</li>
<li>Un écran, quel que soit ce qu’il montre.</li>
<li>Un piano qui joue seul, et le tabouret tiré comme si quelqu’un allait revenir.</li>
<li>Des tables marquées « réservé » dans une pièce vide.</li>
</ul>
<p>Un seul se pardonne. À partir de trois, demandez à voir la chambre avant de laisser monter les bagages.</p>
<h2>Trois questions à poser au comptoir</h2>
<p>L’examen n’interdit pas la conversation. Ces trois demandes, anodines, se font dans l’ordre et sans insister.</p>
<ol>
<li><strong>« Où peut-on lire tranquille ? »</strong> Une bonne réponse désigne un fauteuil précis. Une mauvaise désigne le salon.</li>
<li><strong>« Qui est sur le portrait ? »</strong> Il y a toujours un portrait. Que l’on sache, que l’on aille demander ou que l’on invente avec esprit, tout convient, sauf le haussement d’épaules.</li>
<li><strong>« Avez-vous l’heure ? »</strong> On regarde la pendule&nbsp;: elle marche. On regarde son téléphone&nbsp;: elle ne marche pas, et tout le monde s’y est fait.</li>
</ol>
<figure><img src="/art/page-home-1280.webp" alt="Affiche&nbsp;: la terrasse d’un palace au soleil couchant, une longue façade claire à stores rouges, un couple à la balustrade et la mer dorée au loin." width="1280" height="853"><figcaption>La façade promet, le salon confirme. Dans cet ordre, et pas toujours.</figcaption></figure>
<h2>Et le mot « palace » ?</h2>
<p>En France, il ne se pose pas à volonté&nbsp;: depuis 2010, une distinction officielle vient s’ajouter aux cinq étoiles, au terme d’un dossier et du passage d’un jury. Ailleurs, il ne coûte souvent que le prix de l’enseigne. Quant aux étoiles, elles mesurent des surfaces, des équipements, des heures de service. Elles sont utiles et s’arrêtent au seuil de l’essentiel&nbsp;: aucune grille ne note la façon dont un bagagiste pose une valise.</p>
<p>Le canapé y pourvoit. Les maisons réunies dans nos <a href="/destinations">destinations</a> ont toutes passé l’épreuve, parfois deux fois, quand le thé était bon.</p>
<p>Dernier critère, le plus simple. Si, au bout de dix minutes, vous n’avez pas regardé votre téléphone, prenez la clé. La chambre suivra.</p>`,
  image: '/art/article-grand-salon-1280.webp',
  category: 'Guides',
  author: 'Paul Aubrac',
  read_time: '5 min',
  featured: false,
  tags: ['Palaces', 'Méthode', 'Hall', 'Service'],
  seo_title: 'Reconnaître un vrai palace en dix minutes',
  seo_description:
    'Écouter, regarder les mains, toucher l’accoudoir : une méthode en dix minutes pour juger un palace depuis un canapé de son grand salon.',
  seo_keywords:
    'palace, hôtel cinq étoiles, choisir un hôtel de luxe, service hôtelier, hall d’hôtel',
  published: true,
  created_at: '2026-03-12T07:15:00.000Z',
};
