const PASSWORD = 'grand-sejour';

/** They exist in the emulator only. */
export const DEMO_ADMIN = { email: 'admin@grand-sejour.test', password: PASSWORD };
/** A signed-in account without rights. */
export const DEMO_VISITOR = { email: 'visiteur@grand-sejour.test', password: PASSWORD };
