/** The logo's four-pointed sparkle; always decorative. */
export function Sparkle({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true">
      <path
        fill="currentColor"
        d="M12 0c1.3 6.9 5.1 10.7 12 12-6.9 1.3-10.7 5.1-12 12-1.3-6.9-5.1-10.7-12-12 6.9-1.3 10.7-5.1 12-12z"
      />
    </svg>
  );
}
