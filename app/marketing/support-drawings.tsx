const frame = { className: "support-drawing", "aria-hidden": true, fill: "none", strokeWidth: 6 } as const;

export function ExpertDrawing() {
  return (
    <svg viewBox="0 0 120 72" {...frame}>
      <path d="M9 72V30" stroke="var(--ink)" />
      <path d="M27 72V12" stroke="var(--accent-mark)" />
      <path d="M57 72V58m18 14V58m18 14V58m18 14V58" stroke="var(--line-strong)" strokeWidth="2" />
    </svg>
  );
}

export function MonthDrawing() {
  return (
    <svg viewBox="0 0 180 72" {...frame}>
      <path
        d="M16 72V58m14 14V58m14 14V58m28 14V58m14 14V58m14 14V58m28 14V58m14 14V58m14 14V58"
        stroke="var(--line-strong)"
        strokeWidth="2"
      />
      <path d="M3 72V24m56 48V24m56 48V24m56 48V24" stroke="var(--ink)" />
      <circle cx="171" cy="8" r="7" fill="var(--accent-mark)" />
    </svg>
  );
}

export function NetworkDrawing() {
  return (
    <svg viewBox="0 0 280 260" {...frame} strokeWidth={1.5}>
      <path
        d="M140 190 10 150M140 190 14 84M140 190 52 38M140 190 104 12M140 190 166 10M140 190 222 30M140 190 262 80M140 190 272 146"
        stroke="var(--line-strong)"
      />
      <path d="M140 260v-70" stroke="var(--ink)" strokeWidth="6" />
      <path
        d="M10 150h0M14 84h0M52 38h0M104 12h0M166 10h0M222 30h0M262 80h0M272 146h0"
        stroke="var(--series-1)"
        strokeWidth="13"
        strokeLinecap="round"
      />
      <circle cx="140" cy="190" r="11" fill="var(--accent-mark)" />
    </svg>
  );
}
