import type { PICTURE_WIDTHS } from '#domain/media/drawn-photo.ts';
import type { PictureFormat } from '#domain/media/own-picture.ts';

type ArtWidth = (typeof PICTURE_WIDTHS)[number];

export interface Variant {
  /** First quality tried, 1 to 100. */
  quality: number;
  /** Maximum size in bytes. */
  limit: number;
}

/**
 * The pictures' grain compresses badly: small sizes can afford higher quality, and the largest, meant
 * for dense screens, gets by with less. WebP is only for the few browsers without AVIF.
 */
export const VARIANTS: Record<PictureFormat, Record<ArtWidth, Variant>> = {
  avif: {
    480: { quality: 44, limit: 16_000 },
    800: { quality: 44, limit: 40_000 },
    1280: { quality: 40, limit: 80_000 },
    1920: { quality: 36, limit: 190_000 },
  },
  webp: {
    480: { quality: 40, limit: 20_000 },
    800: { quality: 36, limit: 50_000 },
    1280: { quality: 26, limit: 110_000 },
    1920: { quality: 12, limit: 300_000 },
  },
};

export const QUALITY_STEP = 2;
export const LOWEST_QUALITY: Record<PictureFormat, number> = { avif: 28, webp: 8 };

export const ENCODER_OPTIONS = {
  avif: { effort: 4, tune: 'iq', chromaSubsampling: '4:4:4' },
  webp: { effort: 6, smartSubsample: true },
} as const;

/** The encoder dulls colours at this size, which the saturation makes up for. */
export const PLACEHOLDER = { width: 8, height: 6, quality: 70, saturation: 1.2 } as const;
