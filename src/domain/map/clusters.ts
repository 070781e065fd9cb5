import type { MapPoint } from './map-projection.ts';

/**
 * A marker on a map for one member, such as a hotel, or for several members too close together to have a marker each.
 */
export type MarkerCluster<TMember> = MapPoint & { members: TMember[] };

/**
 * Merges markers nearer to each other than `reach` in both directions, so that none overlap; sorts them from west to
 * east.
 */
export function mergeCloseMarkers<TMember>(
  clusters: readonly MarkerCluster<TMember>[],
  reach: number,
): MarkerCluster<TMember>[] {
  const merged: MarkerCluster<TMember>[] = [];
  for (const { x, y, members } of clusters) {
    const near = merged.find(
      (marker) => Math.max(Math.abs(marker.x - x), Math.abs(marker.y - y)) < reach,
    );
    if (!near) merged.push({ x, y, members });
    else {
      near.members = [...near.members, ...members];
      near.x += ((x - near.x) * members.length) / near.members.length;
      near.y += ((y - near.y) * members.length) / near.members.length;
    }
  }
  // A merged cluster has moved, and may now be close to another one: merges again.
  if (merged.length < clusters.length) return mergeCloseMarkers(merged, reach);
  return merged.sort((a, b) => a.x - b.x);
}
