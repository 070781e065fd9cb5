import { expect, it } from 'vitest';
import { picturesWithoutAlt } from '#domain/media/pictures-without-alt.ts';

const silent = `/media/${'a'.repeat(24)}-800.webp#w=800&h=600`;
const described = `${silent}&a=Un+quai`;

it('fields that hold a picture without alternative text are listed', () => {
  const values = {
    name: 'Ryokan',
    image: silent,
    gallery: [
      { url: silent, alt: ' ' },
      { url: described, alt: '' },
      { url: 'https://images.example/a.jpg', alt: '' },
      { url: '', alt: '' },
    ],
    content: `<p>Un <img src="${silent}" alt=""></p><img src="/a.jpg" alt="Un">`,
    amenities: ['Spa'],
  };
  expect(picturesWithoutAlt(values)).toEqual(['image', 'gallery', 'content']);
});

it('described pictures, decorative pictures and single pictures of other sites are not listed', () => {
  const banner = '<img src="https://images.example/a.jpg">';
  const values = { image: described, author_image: `${silent}&a=`, banner_image: banner };
  expect(picturesWithoutAlt(values)).toEqual([]);
});
