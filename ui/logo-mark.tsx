export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" className={className} aria-hidden>
      <path d="M3.5 23v-8M9 23V11M14.5 23v-7M20.5 23V4" fill="none" stroke="currentColor" strokeWidth="3.2" />
      <circle cx="9" cy="5.5" r="3.4" fill="var(--accent)" />
    </svg>
  );
}
