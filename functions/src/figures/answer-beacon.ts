import type { IncomingHttpHeaders } from 'node:http';
import * as v from 'valibot';
import type { Figure } from '../../../src/domain/figures/figure.ts';
import { FIGURE_MAX_BYTES, FigurePayload } from '../../../src/domain/figures/figure-payload.ts';
import { type Caller, callerOf, type Incoming } from '../guards/caller.ts';
import { isOwnPage, isRobot, isUnwanted } from './who-counts.ts';

/** The parts of a request that are read. */
export type BeaconRequest = Incoming & {
  method: string;
  headers: IncomingHttpHeaders;
  rawBody?: Buffer | undefined;
};

/** What an instance counts with. */
export type Counter = {
  isWithinLimits: (caller: Caller, figure: Figure, now: Date) => boolean;
  isPublished: (figure: Figure, now: Date) => Promise<boolean>;
  add: (figure: Figure) => Promise<void>;
};

function parseBody(body: Buffer | undefined): Figure | null {
  try {
    const result = v.safeParse(FigurePayload, JSON.parse(new TextDecoder().decode(body)));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}

/**
 * Counts a figure.
 * @returns the status: 204 also for what does not count (robots, wishes, records that are not public),
 *   as nobody's page could do better, and drafts are not to be guessed; 400, 403, 405, 413 or 429
 */
export async function answerBeacon(
  request: BeaconRequest,
  counter: Counter,
  now: Date,
): Promise<number> {
  const { method, headers, rawBody } = request;
  if (method !== 'POST') return 405;
  if ((rawBody?.length ?? 0) > FIGURE_MAX_BYTES) return 413;
  if (!isOwnPage(headers)) return 403;
  if (isUnwanted(headers) || isRobot(headers)) return 204;
  const figure = parseBody(rawBody);
  if (figure === null) return 400;
  if (!counter.isWithinLimits(callerOf(request, 'hosting'), figure, now)) return 429;
  if (await counter.isPublished(figure, now)) await counter.add(figure);
  return 204;
}
