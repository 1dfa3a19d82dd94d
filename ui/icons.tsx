import type { ReactNode } from "react";

type IconProps = { className?: string };

/** Creates a 20 by 20 pixel icon in the colour of the surrounding text. */
export function icon(drawing: ReactNode) {
  return function Icon({ className }: IconProps) {
    return (
      <svg
        viewBox="0 0 20 20"
        width="20"
        height="20"
        className={className}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden
      >
        {drawing}
      </svg>
    );
  };
}

export const WarningIcon = icon(<path d="M10 2.5 18.5 17.5h-17zM10 8v4.5m0 1v2" />);
export const CheckIcon = icon(<path d="m3 10.5 4.5 4.5L17 5" strokeWidth="2.5" />);
export const CrossIcon = icon(<path d="m4.5 4.5 11 11m0-11-11 11" />);
export const ExternalIcon = icon(<path d="M8 4H4v12h12v-4M11 3h6v6m0-6-8 8" />);
export const MenuIcon = icon(<path d="M2 6h16M2 14h16" />);
export const PauseIcon = icon(<path d="M7 4v12m6-12v12" strokeWidth="3" />);
export const PlayIcon = icon(<path d="M6 3.5v13L16.5 10z" fill="currentColor" strokeLinejoin="round" />);
export const SunIcon = icon(
  <>
    <circle cx="10" cy="10" r="3.5" />
    <path d="M10 1v3m0 12v3M1 10h3m12 0h3M3.6 3.6l2.1 2.1m8.6 8.6 2.1 2.1m0-12.8-2.1 2.1m-8.6 8.6-2.1 2.1" />
  </>,
);
export const MoonIcon = icon(<path d="M17 12A7.5 7.5 0 0 1 8 3a7.5 7.5 0 1 0 9 9z" />);
export const SystemIcon = icon(<path d="M2.5 3.5h15v10h-15zM7 17h6" />);
