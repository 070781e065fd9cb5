/** A project as its checks see it: everything is only read. */
export type Project = {
  id: string;
  /** What `.env.deploy` says, the site's URL and the browser's key among it. */
  env: Readonly<Record<string, string | undefined>>;
  cloud: Cloud;
};

/** What an address answers: the body is null when it is not JSON, the status 0 without an answer. */
export type Answer = { status: number; body: unknown; headers: Headers };
export type Cloud = (url: string) => Promise<Answer>;

/** A fault stops a deployment, a warning does not, and « unknown » could not be read. */
export type Finding = { level: 'ok' | 'warning' | 'fault' | 'unknown'; text: string };
export type Check = (project: Project) => Promise<Finding[]>;

export const fault = (text: string): Finding => ({ level: 'fault', text });
export const warning = (text: string): Finding => ({ level: 'warning', text });
export const unread = (what: string, { status }: Answer): Finding => ({
  level: 'unknown',
  text: `${what} could not be read (${status === 0 ? 'no answer' : status}).`,
});

/** One sentence when nothing is wrong, else what is. */
export const findings = (wrong: Finding[], fine: string): Finding[] =>
  wrong.length === 0 ? [{ level: 'ok', text: fine }] : wrong;

const MARKS: Record<Finding['level'], string> = {
  ok: '✔',
  warning: '!',
  fault: '✖',
  unknown: '?',
};

/** A line for each finding. */
export const report = (found: readonly Finding[]): string =>
  found.map(({ level, text }) => `  ${MARKS[level]} ${text}`).join('\n');

const PATIENCE_MS = 20_000;

/**
 * Reads Google's APIs with an access token, and the site without it.
 * @param via another server that answers for all of them under /HOST/PATH, for tests
 */
export const cloudOf =
  (project: string, token: string, via?: string): Cloud =>
  async (url) => {
    const { host, pathname, search } = new URL(url);
    const address = via === undefined ? url : `${via}/${host}${pathname}${search}`;
    const credentials: Record<string, string> = host.endsWith('.googleapis.com')
      ? { Authorization: `Bearer ${token}`, 'X-Goog-User-Project': project }
      : {};
    try {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const response = await fetch(address, { headers: credentials, signal, redirect: 'manual' });
      const body: unknown = await response.json().catch(() => null);
      return { status: response.status, body, headers: response.headers };
    } catch {
      return { status: 0, body: null, headers: new Headers() };
    }
  };
