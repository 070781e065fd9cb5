import type { DrawnPhoto } from './drawn-photo.ts';

/**
 * A photograph's JPEG for sharing, 1,200 × 630 px around the focal point. Each focal point has its
 * own; that of a former one leads to the present one.
 */
export const photoShare = ({ id, focal }: Pick<DrawnPhoto, 'id' | 'focal'>): string =>
  `/media/${id}-partage-${focal.x}x${focal.y}.jpg`;
