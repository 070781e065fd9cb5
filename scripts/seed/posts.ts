import { demoPost as anniviersLaDerniereDescente } from './posts/anniviers-la-derniere-descente.ts';
import { demoPost as cappadoceUneHeureEnBallon } from './posts/cappadoce-une-heure-en-ballon.ts';
import { demoPost as ceremonieDuTheLaLenteurExacte } from './posts/ceremonie-du-the-la-lenteur-exacte.ts';
import { demoPost as dePorquerollesALaCorseALaVoile } from './posts/de-porquerolles-a-la-corse-a-la-voile.ts';
import { demoPost as demanderAuConcierge } from './posts/demander-au-concierge.ts';
import { demoPost as dessinerSonItineraire } from './posts/dessiner-son-itineraire.ts';
import { demoPost as dinerDehorsLaNuit } from './posts/diner-dehors-la-nuit.ts';
import { demoPost as dixJoursUneValise } from './posts/dix-jours-une-valise.ts';
import { demoPost as dixMinutesDansLeHall } from './posts/dix-minutes-dans-le-hall.ts';
import { demoPost as faireSonMarcheEnProvence } from './posts/faire-son-marche-en-provence.ts';
import { demoPost as laTableOuLaVue } from './posts/la-table-ou-la-vue.ts';
import { demoPost as leBarBibliotheque } from './posts/le-bar-bibliotheque.ts';
import { demoPost as lePetitDejeunerAuLit } from './posts/le-petit-dejeuner-au-lit.ts';
import { demoPost as luberonABicyclette } from './posts/luberon-a-bicyclette.ts';
import { demoPost as uneJourneeAuxBains } from './posts/une-journee-aux-bains.ts';
import { demoPost as uneNuitEnWagonLit } from './posts/une-nuit-en-wagon-lit.ts';

export const demoPosts = [
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
