export function Emblem({ className }: { className: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 34 34"
      width="34"
      height="34"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.2"
      className={className}
    >
      <circle cx="17" cy="17" r="16.2" />
      <path d="M7.6 22.6a9.4 9.4 0 0 1 18.8 0M17 7v6.6M7.2 10.6l2.8 4.2m16.8-4.2L24 14.8M4.5 22.8h25M7 26.4h20M11.2 29.6h11.6" />
    </svg>
  );
}
