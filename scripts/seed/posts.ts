import { post as anniviersLaDerniereDescente } from './posts/anniviers-la-derniere-descente.ts';
import { post as cappadoceUneHeureEnBallon } from './posts/cappadoce-une-heure-en-ballon.ts';
import { post as ceremonieDuTheLaLenteurExacte } from './posts/ceremonie-du-the-la-lenteur-exacte.ts';
import { post as dePorquerollesALaCorseALaVoile } from './posts/de-porquerolles-a-la-corse-a-la-voile.ts';
import { post as demanderAuConcierge } from './posts/demander-au-concierge.ts';
import { post as dessinerSonItineraire } from './posts/dessiner-son-itineraire.ts';
import { post as dinerDehorsLaNuit } from './posts/diner-dehors-la-nuit.ts';
import { post as dixJoursUneValise } from './posts/dix-jours-une-valise.ts';
import { post as dixMinutesDansLeHall } from './posts/dix-minutes-dans-le-hall.ts';
import { post as faireSonMarcheEnProvence } from './posts/faire-son-marche-en-provence.ts';
import { post as laTableOuLaVue } from './posts/la-table-ou-la-vue.ts';
import { post as leBarBibliotheque } from './posts/le-bar-bibliotheque.ts';
import { post as lePetitDejeunerAuLit } from './posts/le-petit-dejeuner-au-lit.ts';
import { post as luberonABicyclette } from './posts/luberon-a-bicyclette.ts';
import { post as uneJourneeAuxBains } from './posts/une-journee-aux-bains.ts';
import { post as uneNuitEnWagonLit } from './posts/une-nuit-en-wagon-lit.ts';

export const posts = [
  anniviersLaDerniereDescente,
  cappadoceUneHeureEnBallon,
  ceremonieDuTheLaLenteurExacte,
  dePorquerollesALaCorseALaVoile,
  demanderAuConcierge,
  dessinerSonItineraire,
  dinerDehorsLaNuit,
  dixJoursUneValise,
  dixMinutesDansLeHall,
  faireSonMarcheEnProvence,
  laTableOuLaVue,
  leBarBibliotheque,
  lePetitDejeunerAuLit,
  luberonABicyclette,
  uneJourneeAuxBains,
  uneNuitEnWagonLit,
];
