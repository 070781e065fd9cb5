import { seedPost as anniviersLaDerniereDescente } from './posts/anniviers-la-derniere-descente.ts';
import { seedPost as cappadoceUneHeureEnBallon } from './posts/cappadoce-une-heure-en-ballon.ts';
import { seedPost as ceremonieDuTheLaLenteurExacte } from './posts/ceremonie-du-the-la-lenteur-exacte.ts';
import { seedPost as dePorquerollesALaCorseALaVoile } from './posts/de-porquerolles-a-la-corse-a-la-voile.ts';
import { seedPost as demanderAuConcierge } from './posts/demander-au-concierge.ts';
import { seedPost as dessinerSonItineraire } from './posts/dessiner-son-itineraire.ts';
import { seedPost as dinerDehorsLaNuit } from './posts/diner-dehors-la-nuit.ts';
import { seedPost as dixJoursUneValise } from './posts/dix-jours-une-valise.ts';
import { seedPost as dixMinutesDansLeHall } from './posts/dix-minutes-dans-le-hall.ts';
import { seedPost as faireSonMarcheEnProvence } from './posts/faire-son-marche-en-provence.ts';
import { seedPost as laTableOuLaVue } from './posts/la-table-ou-la-vue.ts';
import { seedPost as leBarBibliotheque } from './posts/le-bar-bibliotheque.ts';
import { seedPost as lePetitDejeunerAuLit } from './posts/le-petit-dejeuner-au-lit.ts';
import { seedPost as luberonABicyclette } from './posts/luberon-a-bicyclette.ts';
import { seedPost as uneJourneeAuxBains } from './posts/une-journee-aux-bains.ts';
import { seedPost as uneNuitEnWagonLit } from './posts/une-nuit-en-wagon-lit.ts';

export const seedPosts = [
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
