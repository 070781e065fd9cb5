const PASSWORD = 'grand-sejour';

/** Demo accounts exist only in the emulator. */
export const DEMO_ADMIN = { email: 'admin@grand-sejour.test', password: PASSWORD };
/** An account without administrator rights. */
export const DEMO_VISITOR = { email: 'visiteur@grand-sejour.test', password: PASSWORD };
