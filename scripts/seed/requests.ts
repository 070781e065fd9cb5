import type { DeliveryState } from '#domain/mail/mail-state.ts';
import type {
  ContactMessagePayload,
  HolidayRequestPayload,
} from '#domain/requests/request-payloads.ts';

/** A demo contact or holiday request: the form as it was sent, the time of receipt and the state of processing. */
export type DemoRequest = {
  payload: ContactMessagePayload | HolidayRequestPayload;
  received_at: string;
  delivery: DeliveryState;
  handled: boolean;
};

/** Two contact messages and three holiday requests; the senders want an answer by mail, phone or Instagram. */
export const demoRequests: readonly DemoRequest[] = [
  {
    received_at: '2026-11-03T19:22:41.000Z',
    delivery: 'sent',
    handled: true,
    payload: {
      formType: 'contact',
      requestId: '5b0c2f3e-8d41-4a57-9c66-1e7a90d3f201',
      firstName: 'Odile',
      lastName: 'Marchetti',
      email: 'odile.marchetti@example.org',
      message:
        'Bonjour,\nVous écrivez que la chambre sept du Palazzo Santa Ginevra a la meilleure vue sur la coupole. Nous en revenons : la neuf est mieux, on voit aussi le linge des voisins. Je tenais à le signaler.',
    },
  },
  {
    received_at: '2026-11-15T08:05:17.000Z',
    delivery: 'sent',
    handled: false,
    payload: {
      formType: 'contact',
      requestId: 'c41d7a90-27be-4f0b-b3a8-64f59e02d8c7',
      firstName: 'Hugo',
      lastName: 'Bressan',
      email: 'hugo.bressan@example.com',
      message:
        'Bonjour, le Lodge du Cheval de Vent accepte-t-il les enfants de dix ans, et lequel des deux se plaindra de l’altitude ? Merci pour votre réponse.',
    },
  },
  {
    received_at: '2026-11-09T12:48:30.000Z',
    delivery: 'sent',
    handled: true,
    payload: {
      formType: 'vacances',
      requestId: '0e9b6c15-73f2-4d8e-a1c4-b82d5f6730aa',
      firstName: 'Camille',
      lastName: 'Delattre',
      prenom: 'Camille',
      nom: 'Delattre',
      methodeContact: 'mail',
      email: 'camille.delattre@example.com',
      telephone: '',
      instagram: '',
      tiktok: '',
      typeVacances: 'voyage-romantique',
      budget: '2000-3000',
      destination: 'Île Maurice ou Seychelles',
      dateDepart: '2027-02-14',
      dateRetour: '2027-02-21',
      nombrePersonnes: '2',
      message:
        'Dix ans de mariage. Nous aimerions un endroit calme, au bord de l’eau, où l’on dîne tard.',
    },
  },
  {
    received_at: '2026-11-17T17:31:02.000Z',
    delivery: 'failed',
    handled: false,
    payload: {
      formType: 'vacances',
      requestId: '9f3a1d64-5c08-4b72-8e19-7d06ac4b25e3',
      firstName: 'Mathilde',
      lastName: 'Roy',
      prenom: 'Mathilde',
      nom: 'Roy',
      methodeContact: 'appel',
      email: '',
      telephone: '06 39 98 12 34',
      instagram: '',
      tiktok: '',
      typeVacances: 'voyage-famille',
      budget: '1000-2000',
      destination: 'Alpes, avec un lac',
      dateDepart: '2027-07-10',
      dateRetour: '2027-07-24',
      nombrePersonnes: '5',
      message:
        'Trois enfants, dont un qui ne mange que du blanc. Appelez plutôt entre treize et quatorze heures, pendant la sieste du petit.',
    },
  },
  {
    received_at: '2026-11-19T21:14:55.000Z',
    delivery: 'pending',
    handled: false,
    payload: {
      formType: 'vacances',
      requestId: '2ad85e07-e691-4c3d-90bf-f1538c7462d9',
      firstName: 'Yann',
      lastName: 'Kerdoncuff',
      prenom: 'Yann',
      nom: 'Kerdoncuff',
      methodeContact: 'instagram',
      email: '',
      telephone: '',
      instagram: '@yann.au.large',
      tiktok: '',
      typeVacances: 'aventure-nature',
      budget: 'flexible',
      destination: 'Patagonie',
      dateDepart: '',
      dateRetour: '',
      nombrePersonnes: '1',
      message: '',
    },
  },
];
