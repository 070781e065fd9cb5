import { AdminCall } from '../../src/domain/admin/admin-calls.ts';
import { adminRequest } from './admin/admin-request.ts';
import { siteCall } from './calls/site-call.ts';
import { accounts, database } from './database.ts';
import { importSubscribers } from './forms/import-subscribers.ts';

/** What administrators ask of the server that their browsers may not do: see `AdminCall`. */
export const adminCall = siteCall({}, async (request) => {
  const { actor, payload } = await adminRequest(AdminCall, request);
  switch (payload.action) {
    case 'import-subscribers':
      return importSubscribers(await database(), payload, { uid: actor.uid, now: new Date() });
    case 'end-sessions':
      await (await accounts()).revokeRefreshTokens(actor.uid);
      return {};
  }
});
