import type { Point } from './chart.ts';

/** What a map shows at one point: a member, or several that lie too close together. */
export type Cluster<TMember> = Point & { members: TMember[] };

/** Merges what lies nearer than `reach`, so that no two clusters overlap; sorts them from west to east. */
export function toClusters<TMember>(
  clusters: readonly Cluster<TMember>[],
  reach: number,
): Cluster<TMember>[] {
  const merged: Cluster<TMember>[] = [];
  for (const cluster of clusters) {
    const near = merged.find(
      ({ x, y }) => Math.max(Math.abs(x - cluster.x), Math.abs(y - cluster.y)) < reach,
    );
    if (near) Object.assign(near, combine(near, cluster));
    else merged.push({ ...cluster });
  }
  // A merged cluster lies elsewhere, so another one may be near it.
  if (merged.length < clusters.length) return toClusters(merged, reach);
  return merged.sort((one, other) => one.x - other.x);
}

function combine<TMember>(one: Cluster<TMember>, other: Cluster<TMember>): Cluster<TMember> {
  const members = [...one.members, ...other.members];
  const share = other.members.length / members.length;
  return {
    x: one.x + (other.x - one.x) * share,
    y: one.y + (other.y - one.y) * share,
    members,
  };
}
