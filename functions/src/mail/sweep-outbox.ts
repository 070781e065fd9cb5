import { COLLECTIONS } from '../../../src/domain/site/collections.ts';
import { firestoreCode } from '../calls/firestore-error.ts';
import { type Delivery, deliverMail } from './deliver-mail.ts';
import type { Mailer } from './mailer.ts';

const PAGE = 100;
/** As many as the transport has connections, so that no mail waits for one. */
const AT_ONCE = 5;
/** After so many in a row the server counts as down, and the other mails keep their attempts. */
const UNREACHABLE_MAX = AT_ONCE;
/** No new mail is started after this time; the function may run longer. */
const SWEEP_MS = 4 * 60_000;

export type Sweep = Record<Delivery, number>;

async function dueMails({ db, now }: Mailer): Promise<string[]> {
  const { docs } = await db
    .collection(COLLECTIONS.mailOutbox)
    .where('next_attempt_at', '<=', now())
    .orderBy('next_attempt_at')
    .limit(PAGE)
    .select()
    .get();
  return docs.map(({ id }) => id);
}

/** If Firestore is unavailable the mail stays as it is: it is due again when its lease expires. */
async function deliverOrLeave(mailer: Mailer, id: string): Promise<Delivery> {
  try {
    return await deliverMail(mailer, id);
  } catch (error) {
    mailer.log.error('mail left to its lease', { mail: id, code: firestoreCode(error) });
    return 'unreachable';
  }
}

/**
 * Sends all mails that are due: retries, expired leases, and those that the trigger missed. Ends early
 * when the server is unreachable.
 */
export async function sweepOutbox(mailer: Mailer): Promise<Sweep> {
  const sweep: Sweep = { sent: 0, failed: 0, later: 0, unreachable: 0, skipped: 0 };
  const end = mailer.now().getTime() + SWEEP_MS;
  const seen = new Set<string>();
  let unreachable = 0;
  const mayContinue = () => unreachable < UNREACHABLE_MAX && mailer.now().getTime() < end;

  for (;;) {
    const waiting = (await dueMails(mailer)).filter((id) => !seen.has(id));
    if (waiting.length === 0 || !mayContinue()) return sweep;
    const worker = async () => {
      for (let id = waiting.shift(); id !== undefined && mayContinue(); id = waiting.shift()) {
        seen.add(id);
        const delivery = await deliverOrLeave(mailer, id);
        sweep[delivery] += 1;
        unreachable = delivery === 'unreachable' ? unreachable + 1 : 0;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  }
}
