// Types that browsers and Node share; the domain may use no others of either.

interface URLSearchParams {
  get(name: string): string | null;
  set(name: string, value: string): void;
  toString(): string;
}
declare var URLSearchParams: {
  prototype: URLSearchParams;
  new (init?: string): URLSearchParams;
};
