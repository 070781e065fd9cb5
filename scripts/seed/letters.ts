import { photoUrl } from '#domain/media/photo.ts';
import { teaBowlPhoto } from './photos.ts';
import type { DemoLetter } from './seed-types.ts';

const NO_BLOCK = { path: '', text: '', picture: '' };

/** Two demo newsletters that have already been sent, each on the first Thursday of a month. */
export const demoLetters: readonly DemoLetter[] = [
  {
    id: 'trois-maisons-et-un-train-pour-les-nuits-longues',
    subject: 'Trois maisons et un train pour les nuits longues',
    preheader:
      'Des érables, une aurore à deux heures du matin, et un train qui n’arrive que demain.',
    opening: `<p>Novembre a mauvaise presse. Les jours raccourcissent, les terrasses rentrent leurs chaises, et l’on vous parle d’ailleurs au soleil. Nous avons fait l’inverse&nbsp;: nous sommes allés chercher la nuit, là où elle est bien tenue.</p>
<p>Cela demande peu de chose. Une lampe, un bain, quelqu’un qui frappe au carreau à l’heure dite. Voici trois maisons, une montagne et un train, choisis pour ce qu’ils font une fois le soleil couché.</p>`,
    blocks: [
      {
        path: '/hotels/ryokan-momiji',
        text: 'La vallée vire au rouge la deuxième semaine du mois, et la liste d’attente dure dix-huit. Nous y sommes donc retournés en février\u00a0: personne, la neige sur le bain, et madame Hayashi au milieu du pont.\n\nDemandez la chambre Braise, pour le cadre ouvert sur l’érable. Même sans feuilles, il tient la pose.',
        picture: '',
      },
      { path: '/hotels/nordlys-rorbuer', text: '', picture: '' },
      { path: '/blog/une-nuit-en-wagon-lit', text: '', picture: '' },
      {
        ...NO_BLOCK,
        text: 'Le geste du mois\u00a0: poser le fouet debout, à droite du bol, et ne plus rien faire avant que le thé ait fini de bouger. Comptez une minute. Elle est plus longue qu’on ne croit.',
        picture: photoUrl(teaBowlPhoto.photo),
      },
      {
        path: '/hotels/palazzo-santa-ginevra',
        text: 'Venise en novembre a de l’eau jusqu’aux chevilles et des places à la Fenice. Le palais prête les bottes, le concierge se charge des places. Le soir, quand Alvise propose de rentrer «\u202fpar le long\u202f», dites oui.',
        picture: '/art/destination-italie-1280.webp',
      },
      { path: '/destinations/alpes', text: '', picture: '' },
    ],
    closing: `<h3>Ce qui grince</h3>
<p>Le dîner de Reine est à la même heure pour tous, et le café de Sverre reste trop fort&nbsp;: nous l’avons signalé, il en a refait. À Ohara, n’espérez pas de tasse avant dix heures.</p>
<p>Répondez à cette lettre si une maison vous a déçus&nbsp;: c’est ainsi que nous corrigeons. À décembre.</p>
<p><em>La rédaction</em></p>`,
    published: true,
    created_at: '2026-11-05T07:00:00.000Z',
  },
  {
    id: 'l-arriere-saison-avec-une-veste',
    subject: 'L’arrière-saison, avec une veste',
    preheader:
      'La mer encore tiède, les tables de nouveau libres, et un bar où l’on vous laisse lire.',
    opening: `<p>Il y a trois semaines dans l’année où la Méditerranée appartient à ceux qui n’ont pas d’enfants scolarisés. Elles commencent aujourd’hui.</p>
<p>La mer garde ses vingt-deux degrés par habitude, les maîtres d’hôtel retrouvent la mémoire des prénoms, et la veste ne sert que pour le dessert. Nos adresses du mois ferment bientôt&nbsp;: c’est tout leur charme.</p>`,
    blocks: [
      { path: '/hotels/villa-des-parasols', text: '', picture: '' },
      {
        path: '/hotels/kaldera-blanc',
        text: 'En août, on y photographie des gens qui photographient. En octobre, le vent tombe à dix-huit heures, et l’on entend le ferry bien avant de le voir.',
        picture: '',
      },
      {
        ...NO_BLOCK,
        text: 'Une règle simple\u00a0: dès le premier octobre, demandez la chambre la plus haute. La vue est la même qu’en juillet, la chaleur non.',
      },
      { path: '/blog/le-bar-bibliotheque', text: '', picture: '' },
      { path: '/destinations/italie', text: '', picture: '' },
    ],
    closing: `<p>La prochaine lettre part le premier jeudi de novembre. D’ici là, gardez la veste à portée de main.</p>
<p><em>La rédaction</em></p>`,
    published: true,
    created_at: '2026-10-01T06:00:00.000Z',
  },
];
