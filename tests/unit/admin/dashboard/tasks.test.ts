import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Content } from '#admin/features/dashboard/content-health.ts';
import { type Pending, tasksOf } from '#admin/features/dashboard/tasks.ts';
import { PAGE_SLUGS, PageContent } from '#domain/seo/page-content.ts';
import { aHotel } from '../../features/hotel-page/a-hotel.ts';
import { aPhoto } from '../pictures/a-photo.ts';
import { aRequest } from '../requests/a-request.ts';

const NOW = new Date('2026-05-08T08:00:00Z');
const seo = { seo_title: 'Titre', seo_description: 'Description' };
const hotel = aHotel({ id: 'momiji', ...seo, image: '/art/hotel-kyoto-1280.webp' });
const content: Content = {
  hotels: [hotel],
  posts: [],
  destinations: [],
  links: [{ hotel_id: 'momiji', destination_id: 'japon' }],
  pages: PAGE_SLUGS.map((slug) =>
    v.parse(PageContent, { id: slug, page_slug: slug, page_name: slug, ...seo }),
  ),
  photos: [],
  isCut: false,
};
const nothing: Pending = {
  content,
  planned: [],
  open: [],
  openTotal: 0,
  failed: 0,
  placeholders: [],
  incomplete: [],
};
const tasks = (pending: Partial<Pending>) =>
  tasksOf({ ...nothing, openTotal: pending.open?.length ?? 0, ...pending }, NOW);

describe('what there is to do', () => {
  it('is nothing when all is in order', () => {
    expect(tasks({})).toEqual([]);
    const hidden = { ...content, hotels: [{ ...hotel, published: false }] };
    expect(tasks({ content: hidden })).toEqual([]);
  });

  it('is who waits, with the age of the oldest, where it is answered', () => {
    const one = aRequest();
    expect(tasks({ open: [one] })).toMatchObject([
      {
        text: 'Une demande attend une réponse, reçue il y a 4 jours',
        link: { to: '/admin/demandes/$id', params: { id: 'r1' } },
      },
    ]);
    const newer = aRequest({ id: 'r2', created_at: '2026-05-07T08:00:00Z' });
    expect(tasks({ open: [newer, one] })).toMatchObject([
      {
        text: '2 demandes attendent une réponse, la plus ancienne reçue il y a 4 jours',
        link: { to: '/admin/demandes', search: { etat: 'a-traiter' } },
      },
    ]);
  });

  it('begins with what went wrong: mails, and publications that did not happen', () => {
    const item = { kind: 'hotel', id: 'momiji', label: 'Ryokan' } as const;
    const late = { item, publish_at: '2026-05-08T07:45:00Z' };
    const found = tasks({ open: [aRequest()], failed: 1, planned: [late] });
    expect(found.map(({ key, isError }) => [key, isError])).toEqual([
      ['envois', true],
      ['retard hotel/momiji', true],
      ['demandes', undefined],
    ]);
    expect(found[1]?.text).toMatch(/devait paraître le .* et n’a pas paru/);
    const soon = { item, publish_at: '2026-05-08T07:55:00Z' };
    expect(tasks({ planned: [soon] })).toEqual([]);
  });

  it('is what the content lacks, each where it is done', () => {
    const photos = [aPhoto(), aPhoto({ id: 'abcdef0123456789abcdef01' })];
    const hotels = [hotel, aHotel({ id: 'lac', name: 'Le Lac', seo_title: 'Autre' })];
    expect(tasks({ content: { ...content, photos, hotels } })).toMatchObject([
      {
        text: 'Images sans texte alternatif\u00a0: 2 fiches',
        link: { to: '/admin/images', search: { etat: 'sans-texte' } },
      },
      {
        text: 'Référencement (SEO) incomplet, sans titre ou description\u00a0: Le Lac',
        link: { to: '/admin/hotels/$id', params: { id: 'lac' } },
      },
      { text: 'Hôtels sans destination\u00a0: Le Lac' },
    ]);
    const pages = content.pages.slice(2);
    expect(tasks({ content: { ...content, pages } })).toMatchObject([
      { key: 'seo', link: { to: '/admin', hash: 'sante' } },
    ]);
  });

  it('does not tell more than a part of the records tells', () => {
    expect(tasks({ open: [aRequest()], openTotal: 2_500 })).toMatchObject([
      { text: '2\u202f500 demandes attendent une réponse' },
    ]);
    const hotels = [aHotel({ id: 'lac', name: 'Le Lac', seo_title: 'Autre' })];
    expect(tasks({ content: { ...content, hotels, links: null, isCut: true } })).toMatchObject([
      { text: 'Référencement (SEO) incomplet, sans titre ou description\u00a0: au moins 1 fiche' },
    ]);
  });

  it('is what is incomplete, and still an example in the settings', () => {
    const stored = { id: 'riad' };
    const incomplete = [{ kind: 'hotel' as const, label: 'Riad', stored }];
    expect(tasks({ incomplete, placeholders: ['phone', 'host_name'] })).toMatchObject([
      { text: 'Une fiche incomplète, absente des listes', link: { hash: 'sante' } },
      {
        text: 'Encore un exemple dans les réglages du site\u00a0: Téléphone, Hébergeur',
        link: { to: '/admin/reglages' },
      },
    ]);
  });
});
