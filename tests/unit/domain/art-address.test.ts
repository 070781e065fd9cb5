import { describe, expect, it } from 'vitest';
import { ownArtName } from '#domain/site/image-url.ts';

describe('ownArtName', () => {
  it('names a picture whatever its size and format', () => {
    expect(ownArtName('/art/hotel-kyoto-1280.webp')).toBe('hotel-kyoto');
    expect(ownArtName('/art/hotel-kyoto-480.avif')).toBe('hotel-kyoto');
  });

  it('knows no other address', () => {
    expect(ownArtName('https://example.com/art/hotel-kyoto-480.avif')).toBeNull();
    expect(ownArtName('/art/hotel-kyoto.avif')).toBeNull();
    expect(ownArtName('')).toBeNull();
  });
});
