import { serverTimestamp } from 'firebase/firestore';
import { beforeAll, describe, it } from 'vitest';
import { hotelDestinationId } from '#domain/hotel/hotel-destination.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { expectRules, type Role, rulesProject, uidOf, VISITORS } from '../support/rules.ts';
import { stampedNow } from './describe-fields.ts';
import { describeReads } from './describe-roles.ts';
import { noteOf, remove } from './removal.ts';

const collection = COLLECTIONS.hotelDestinations;
const project = rulesProject(collection);
const links = (role: Role = 'admin') => project.as(role).collection(collection);
const linkOf = (hotel_id: unknown, destination_id: unknown, role: Role = 'admin') => ({
  hotel_id,
  destination_id,
  updated_by: uidOf(role),
});
const hotels = COLLECTIONS.hotels;
const destinations = COLLECTIONS.destinations;
const kyotoJapon = hotelDestinationId('kyoto', 'japon');

const HOTEL = {
  name: 'Ryokan du Pavillon d’Érable',
  location: 'Kyoto, Japon',
  region: 'Asie',
  image: null,
  rating: 0,
  price: 0,
  description: null,
  featured: false,
  amenities: [],
  details: null,
  experience_description: null,
  amenities_description: null,
  location_description: null,
  seo_title: null,
  seo_description: null,
  seo_keywords: null,
  published: true,
  gallery: [],
  booking_url: null,
  coordinates: null,
};

/** Ids that only the admin SDK can give: with them two links could have the same id. */
const badIds = ['avec_tiret-bas', 'a'.repeat(129)];
const manyIds = Array.from({ length: 10 }, (_, index) => `destination-${index}`);

describe('hotel_destinations', () => {
  beforeAll(() =>
    project.store({
      ...Object.fromEntries(
        ['kyoto', ...badIds].map((id) => [`${COLLECTIONS.hotels}/${id}`, HOTEL]),
      ),
      ...Object.fromEntries(
        ['japon', 'italie', ...badIds, ...manyIds].map((id) => [
          `${COLLECTIONS.destinations}/${id}`,
          { destination_name: id },
        ]),
      ),
    }),
  );

  describeReads({ project, collection, valid: linkOf('kyoto', 'italie') }, 'all');

  it.each(VISITORS)('is not written by %s', async (role) => {
    await project.store({ [`${collection}/kyoto_italie`]: linkOf('kyoto', 'italie') });
    await expectRules(
      false,
      links(role)
        .doc(kyotoJapon)
        .set(linkOf('kyoto', 'japon', role)),
    );
    await expectRules(
      false,
      links(role)
        .doc('kyoto_italie')
        .set(linkOf('kyoto', 'italie', role)),
    );
    await expectRules(false, links(role).doc('kyoto_italie').delete());
    const unlink = { links: ['kyoto_italie'], keep: true };
    await expectRules(false, remove(project, role, { collection: hotels, id: 'kyoto' }, unlink));
  });

  it('is created, written again and deleted by an administrator', async () => {
    const link = links().doc(kyotoJapon);
    await expectRules(true, link.set(linkOf('kyoto', 'japon')));
    await expectRules(true, link.set(linkOf('kyoto', 'japon')));
    await expectRules(false, link.set(linkOf('kyoto', 'italie')));
    await expectRules(false, link.update({ destination_id: 'italie' }));
    await expectRules(false, link.delete());
    const unlink = { links: [kyotoJapon], keep: true };
    await expectRules(true, remove(project, 'admin', { collection: hotels, id: 'kyoto' }, unlink));
  });

  it.each([
    ['an id of its own', 'link-1', linkOf('kyoto', 'japon')],
    ['the id the other way round', 'japon_kyoto', linkOf('kyoto', 'japon')],
    ['a hotel that does not exist', 'nulle-part_japon', linkOf('nulle-part', 'japon')],
    ['a destination that does not exist', 'kyoto_atlantide', linkOf('kyoto', 'atlantide')],
    ['no destination', 'kyoto_japon', { hotel_id: 'kyoto', updated_by: 'admin' }],
    ['no hotel', 'kyoto_japon', { destination_id: 'japon', updated_by: 'admin' }],
    ['no signature', 'kyoto_japon', { hotel_id: 'kyoto', destination_id: 'japon' }],
    ['the signature of another', 'kyoto_japon', linkOf('kyoto', 'japon', 'account')],
    [
      'another field',
      'kyoto_japon',
      { ...linkOf('kyoto', 'japon'), created_at: serverTimestamp() },
    ],
    ['a hotel that is null', 'kyoto_japon', linkOf(null, 'japon')],
    ['a destination that is a number', 'kyoto_5', linkOf('kyoto', 5)],
  ])('is refused with %s', async (_what, id, fields) => {
    await expectRules(false, links().doc(id).set(fields));
  });

  it.each(badIds)('is refused to a hotel or a destination with the id %s', async (id) => {
    const ofHotel = links().doc(hotelDestinationId(id, 'japon'));
    await expectRules(false, ofHotel.set(linkOf(id, 'japon')));
    const ofDestination = links().doc(hotelDestinationId('kyoto', id));
    await expectRules(false, ofDestination.set(linkOf('kyoto', id)));
  });

  describe('in one batch', () => {
    const saveWithLinks = (hotelId: string, destinationIds: readonly string[], saved: boolean) => {
      const database = project.as('admin');
      const batch = database.batch();
      const stamps = stampedNow();
      if (saved)
        batch.set(database.doc(`${COLLECTIONS.hotels}/${hotelId}`), { ...HOTEL, ...stamps });
      for (const id of destinationIds) {
        batch.set(links().doc(hotelDestinationId(hotelId, id)), linkOf(hotelId, id));
      }
      return batch.commit();
    };

    it('is created with its hotel, not without', async () => {
      await expectRules(false, saveWithLinks('osaka', ['japon'], false));
      await expectRules(true, saveWithLinks('osaka', ['japon'], true));
    });

    it('is created for as many destinations as there are at once', async () => {
      await expectRules(true, saveWithLinks('nara', ['japon', 'italie', ...manyIds], true));
    });

    it('is not created while its hotel is deleted', async () => {
      await project.store({ [`${hotels}/kobe`]: HOTEL });
      const database = project.as('admin');
      const batch = database.batch();
      batch.delete(database.doc(`${hotels}/kobe`));
      batch.set(database.doc(`${COLLECTIONS.removalNotes}/hotels_kobe`), noteOf('admin'));
      batch.set(links().doc('kobe_japon'), linkOf('kobe', 'japon'));
      await expectRules(false, batch.commit());
    });

    const storeSapporo = () =>
      project.store({
        [`${hotels}/sapporo`]: HOTEL,
        [`${collection}/sapporo_japon`]: linkOf('sapporo', 'japon'),
        [`${collection}/sapporo_italie`]: linkOf('sapporo', 'italie'),
      });

    it('is deleted with its hotel', async () => {
      await storeSapporo();
      const sapporo = { collection: hotels, id: 'sapporo' };
      const gone = { links: ['sapporo_japon', 'sapporo_italie'] };
      await expectRules(true, remove(project, 'admin', sapporo, gone));
    });

    it('is deleted with its destination, however many there are', async () => {
      const many = Array.from({ length: 60 }, (_, index) => `hotel-${index}`);
      await project.store({
        [`${destinations}/oman`]: { destination_name: 'Oman' },
        ...Object.fromEntries(many.map((id) => [`${collection}/${id}_oman`, linkOf(id, 'oman')])),
      });
      const oman = { collection: destinations, id: 'oman' };
      const gone = { links: many.map((id) => `${id}_oman`) };
      await expectRules(true, remove(project, 'admin', oman, gone));
    });

    it('is not deleted unless the note names it', async () => {
      await storeSapporo();
      const sapporo = { collection: hotels, id: 'sapporo' };
      const links = ['sapporo_japon', 'sapporo_italie'];
      const note = noteOf('admin', ['sapporo_japon']);
      await expectRules(false, remove(project, 'admin', sapporo, { links, note }));
      const kyoto = { collection: hotels, id: 'kyoto' };
      await expectRules(false, remove(project, 'admin', kyoto, { links, keep: true }));
    });
  });
});
