// The domain loads neither the types of browsers nor those of Node. These are in both.

interface URLSearchParams {
  get(name: string): string | null;
  set(name: string, value: string): void;
  toString(): string;
}
declare var URLSearchParams: {
  prototype: URLSearchParams;
  new (init?: string): URLSearchParams;
};
