import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { entityOfCollection } from '../../src/domain/admin/entities.ts';
import {
  type Entity,
  isShownToVisitors,
  LAST_SAVED_FIRST_ORDER,
} from '../../src/domain/entity/entity.ts';
import { parseInstant } from '../../src/domain/schema/any-value.ts';
import { isConcurrentWriteError, isDeleted, timestampToDate } from './firestore-values.ts';

/**
 * Returns a valid `publish_at` in place of a time that a script stored in another type: that time if it lies ahead and
 * the record is hidden, else null; always null for a newsletter, which no script may send. Leaves a text that is no
 * time.
 */
function mendedPlan(entity: Entity, record: DocumentSnapshot) {
  const plan = parseInstant(record.get('publish_at'));
  if (entity.kind !== 'content' || (plan === null && !entity.isMailedWhenPublished)) return {};
  const isHidden = !entity.isMailedWhenPublished && record.get(entity.shownBy) !== true;
  const publish_at = new Date(plan ?? 0);
  return { publish_at: isHidden && publish_at > new Date() ? publish_at : null };
}

/**
 * Corrects times that a script left out or stored in another type: otherwise, lists by the last save, planned
 * publications and the trash would skip the record. A deleted record is hidden.
 */
export async function mendRecordTimes(record: DocumentSnapshot): Promise<void> {
  const { updateTime } = record;
  const entity = entityOfCollection(record.ref.parent.id);
  if (!entity || !updateTime) return;
  const { shownBy, kind, order = LAST_SAVED_FIRST_ORDER } = entity;
  const isMissing = (name: string) => timestampToDate(record.get(name)) === null;
  const isWrong = (name: string) => isMissing(name) && (record.get(name) ?? null) !== null;
  const isSorted = kind === 'content' || kind === 'visitor data';
  const isShown = isShownToVisitors(entity, record.data() ?? {});
  const was_shown = isShown || record.get('was_shown') === true;
  const created = isWrong('created_at') && parseInstant(record.get('created_at'));
  const mended: Record<string, unknown> = {};
  if (isSorted && isMissing(order.field)) mended[order.field] = updateTime;
  if (created) mended.created_at = new Date(created);
  if (isWrong('deleted_at')) mended.deleted_at = isDeleted(record) ? updateTime : null;
  if (shownBy && isDeleted(record) && (isShown || isWrong('deleted_at'))) {
    mended[shownBy] = false;
    mended.was_shown = was_shown;
  }
  if (isWrong('publish_at')) Object.assign(mended, mendedPlan(entity, record));
  if (Object.keys(mended).length === 0) return;
  // A concurrent write has come first: that write's own event mends the record.
  await record.ref.update(mended, { lastUpdateTime: updateTime }).catch((error: unknown) => {
    if (!isConcurrentWriteError(error)) throw error;
  });
}
