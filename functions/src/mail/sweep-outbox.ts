import { COLLECTIONS } from '../../../src/domain/site/collections.ts';
import { firestoreCode } from '../calls/firestore-error.ts';
import { type Delivery, deliverMail } from './deliver-mail.ts';
import type { MailDesk } from './mail-desk.ts';

const PAGE = 100;
/** As many as the transport keeps connections: none waits for one while its time runs. */
const AT_ONCE = 5;
/** So many in a row, and the server is down: the others keep their attempts for a better time. */
const UNREACHABLE_MAX = AT_ONCE;
/** No new mail is begun after so long; the function may run longer. */
const SWEEP_MS = 4 * 60_000;

export type Sweep = Record<Delivery, number>;

async function dueMails({ db, now }: MailDesk): Promise<string[]> {
  const { docs } = await db
    .collection(COLLECTIONS.mailOutbox)
    .where('next_attempt_at', '<=', now())
    .orderBy('next_attempt_at')
    .limit(PAGE)
    .select()
    .get();
  return docs.map(({ id }) => id);
}

/** Where Firestore refuses, the mail stays as it is: its lease runs out, and it is due again. */
async function deliverOrLeave(desk: MailDesk, id: string): Promise<Delivery> {
  try {
    return await deliverMail(desk, id);
  } catch (error) {
    desk.log.error('mail left to its lease', { mail: id, code: firestoreCode(error) });
    return 'unreachable';
  }
}

/**
 * Sends all mails that are due: those whose retry has come, whose lease expired, and those that the
 * trigger never saw. Ends early when the server cannot be reached.
 */
export async function sweepOutbox(desk: MailDesk): Promise<Sweep> {
  const sweep: Sweep = { sent: 0, failed: 0, later: 0, unreachable: 0, skipped: 0 };
  const end = desk.now().getTime() + SWEEP_MS;
  const seen = new Set<string>();
  let unreachable = 0;
  const goesOn = () => unreachable < UNREACHABLE_MAX && desk.now().getTime() < end;

  for (;;) {
    const waiting = (await dueMails(desk)).filter((id) => !seen.has(id));
    if (waiting.length === 0 || !goesOn()) return sweep;
    const worker = async () => {
      for (let id = waiting.shift(); id !== undefined && goesOn(); id = waiting.shift()) {
        seen.add(id);
        const delivery = await deliverOrLeave(desk, id);
        sweep[delivery] += 1;
        unreachable = delivery === 'unreachable' ? unreachable + 1 : 0;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  }
}
