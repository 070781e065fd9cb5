// Not among the other storage keys, which every first view holds.
/** localStorage: visits, and what was answered to the invitation to install the site. */
export const INSTALL_KEY = 'install';
/** sessionStorage: this visit is counted; « Plus tard » was answered in it. */
export const INSTALL_VISIT_KEY = 'installVisit';

const REFUSALS_MAX = 2;

type Memory = { visits: number; refusals: number; isInstalled: boolean };
/** What this visit (the tab's session) has seen. */
type Visit = 'counted' | 'refused';

function read(): Memory {
  const stored: unknown = JSON.parse(localStorage.getItem(INSTALL_KEY) ?? '{}');
  const { visits, refusals, isInstalled } = Object(stored);
  return {
    visits: Number.isInteger(visits) ? visits : 0,
    refusals: Number.isInteger(refusals) ? refusals : 0,
    isInstalled: isInstalled === true,
  };
}

function change(part: Partial<Memory>, visit?: Visit): void {
  try {
    localStorage.setItem(INSTALL_KEY, JSON.stringify({ ...read(), ...part }));
    if (visit !== undefined) sessionStorage.setItem(INSTALL_VISIT_KEY, visit);
  } catch {
    // Nothing can be remembered: nobody is invited.
  }
}

/** Counts this visit, once. */
export function countVisit(): void {
  try {
    if (sessionStorage.getItem(INSTALL_VISIT_KEY) !== null) return;
    change({ visits: read().visits + 1 }, 'counted');
  } catch {
    // Storage is blocked.
  }
}

/** « Plus tard »: not again in this visit, nor ever after the second time. */
export function noteRefusal(): void {
  try {
    change({ refusals: read().refusals + 1 }, 'refused');
  } catch {
    // Storage is blocked.
  }
}

/** Never to be asked again. */
export const noteInstalled = (): void => change({ isInstalled: true });

/**
 * Whether the visitor may be invited to install the site: from the second visit on, or with a saved
 * hotel; not where answers cannot be remembered.
 */
export function mayInvite(savedHotels: number): boolean {
  try {
    const { visits, refusals, isInstalled } = read();
    if (isInstalled || refusals >= REFUSALS_MAX) return false;
    if (sessionStorage.getItem(INSTALL_VISIT_KEY) !== 'counted') {
      return false;
    }
    return visits >= 2 || savedHotels > 0;
  } catch {
    return false;
  }
}
