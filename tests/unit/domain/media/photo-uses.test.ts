import { describe, expect, it } from 'vitest';
import type { Photo } from '#domain/media/photo.ts';
import { photoAddress } from '#domain/media/photo-address.ts';
import { fieldsShowing, photoIdsIn, withPhoto } from '#domain/media/photo-uses.ts';
import { escapeMarkup } from '#domain/text/escape-markup.ts';

const photo: Photo = {
  id: 'aaaaaaaaaaaaaaaaaaaaaaaa',
  width: 2560,
  height: 1920,
  focal: { x: 50, y: 50 },
  colour: '8a7f6e',
  placeholder: '',
  alt: 'Un quai > la nuit',
  caption: null,
  credit: null,
};
const other: Photo = { ...photo, id: 'bbbbbbbbbbbbbbbbbbbbbbbb', alt: 'Une gare' };
const named: Photo = { ...photo, alt: 'Un port & ses « quais »' };
const [address, otherAddress, namedAddress] = [photo, other, named].map(photoAddress);
const html = (text = '') => escapeMarkup(text);

const RECORD = {
  name: 'Le Quai',
  image: address,
  rating: 4,
  gallery: [
    { url: address, alt: 'Un quai > la nuit' },
    { url: address, alt: 'Le mien' },
    { url: otherAddress, alt: 'Une gare' },
  ],
  content: `<p>Ici</p><img src="${html(address)}" alt="Un quai &gt; la nuit">`,
  updated_at: new Date(0),
  nothing: null,
};

it('finds the photographs of a record in all of its fields', () => {
  expect(photoIdsIn(RECORD)).toEqual(new Set([photo.id, other.id]));
  expect(photoIdsIn([null, 3, undefined, '/art/a-1280.webp', `/media/${photo.id}`])).toEqual(
    new Set(),
  );
  expect(fieldsShowing(RECORD, photo.id)).toEqual(['image', 'gallery', 'content']);
  expect(fieldsShowing(RECORD, other.id)).toEqual(['gallery']);
});

describe('a record with another photograph', () => {
  it('has its address, and its words where they were the photograph’s own', () => {
    expect(withPhoto(RECORD, photo.id, named)).toEqual({
      image: namedAddress,
      gallery: [
        { url: namedAddress, alt: 'Un port & ses « quais »' },
        { url: namedAddress, alt: 'Le mien' },
        { url: otherAddress, alt: 'Une gare' },
      ],
      content: `<p>Ici</p><img src="${html(namedAddress)}" alt="Un port &amp; ses « quais »">`,
    });
    expect(withPhoto({ image: otherAddress }, photo.id, named)).toEqual({});
    expect(withPhoto({ image: namedAddress }, photo.id, named)).toEqual({});
  });

  it('changes the right pictures of a text, and nothing else of it', () => {
    const text = (src = '', alt = '') =>
      `<p class="a">1 < 2, <img alt='${alt}' width=3 src='${html(src)}'><br>` +
      `<img src="${html(otherAddress)}" alt="Un quai > la nuit"> <a href="${html(src)}">ici</a>` +
      `<img src="${html(src)}"><img src="/art/a-1280.webp" alt="">`;
    const changed = withPhoto({ text: text(address, 'Un quai > la nuit') }, photo.id, other);
    expect(changed.text).toBe(
      text(otherAddress, 'Une gare').replace("alt='Une gare'", 'alt="Une gare"'),
    );
  });

  it('gives words to pictures without any, and takes them away', () => {
    const silent = { ...photo, alt: null };
    const record = { gallery: [{ url: photoAddress(silent), alt: '' }] };
    expect(withPhoto(record, photo.id, photo)).toEqual({
      gallery: [{ url: address, alt: 'Un quai > la nuit' }],
    });
    const back = withPhoto({ gallery: [{ url: address, alt: photo.alt }] }, photo.id, silent);
    expect(back).toEqual(record);
  });

  it('finds an address that lost what follows #, whose words are not known', () => {
    const record = {
      gallery: [{ url: `/media/${photo.id}-800.avif`, alt: '' }],
      at: { x: address, y: 3, z: null },
    };
    expect(withPhoto(record, photo.id, other)).toEqual({
      gallery: [{ url: otherAddress, alt: '' }],
      at: { x: otherAddress, y: 3, z: null },
    });
  });
});
