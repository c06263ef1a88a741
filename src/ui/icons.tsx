import type { ReactNode } from 'react';

/** A line icon that takes size and colour from the text around it. It is decoration: the control carries the name. */
function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      width="1.25em"
      height="1.25em"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

export const ArrowIcon = () => (
  <Icon>
    <path d="M5 12h14m-6-6 6 6-6 6" />
  </Icon>
);

export const BackIcon = () => (
  <Icon>
    <path d="M19 12H5m6-6-6 6 6 6" />
  </Icon>
);

export const CheckIcon = () => (
  <Icon>
    <path d="m5 12.5 4.5 4.5L19 7.5" />
  </Icon>
);

export const ChevronIcon = () => (
  <Icon>
    <path d="m6 9.5 6 6 6-6" />
  </Icon>
);

export const CloseIcon = () => (
  <Icon>
    <path d="m6 6 12 12M18 6 6 18" />
  </Icon>
);

export const GlobeIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="9" />
    <path d="M3 12h18M12 3c2.5 2.6 3.8 5.6 3.8 9S14.5 18.4 12 21c-2.5-2.6-3.8-5.6-3.8-9S9.5 5.6 12 3Z" />
  </Icon>
);

export const MenuIcon = () => (
  <Icon>
    <path d="M4 7h16M4 12h16M4 17h16" />
  </Icon>
);

export const ProbeIcon = () => (
  <Icon>
    <path d="M4 5h16v11h-8l-4 4v-4H4Z" />
    <path d="M10 8.8c.4-1 1.2-1.5 2.1-1.5 1.2 0 2.1.7 2.1 1.8 0 1.3-2.2 1.5-2.2 2.7m0 1.7v.1" />
  </Icon>
);

export const QualityIcon = () => (
  <Icon>
    <path d="M12 3 5 6v5.5c0 4.3 2.9 7.7 7 9.5 4.1-1.8 7-5.2 7-9.5V6Z" />
    <path d="m9 12 2.2 2.2L15.5 10" />
  </Icon>
);

export const CodingIcon = () => (
  <Icon>
    <path d="M4 6h7M4 12h7M4 18h7" />
    <path d="M11 6c4 0 3 6 6 6M11 18c4 0 3-6 6-6M11 12h9" />
  </Icon>
);

export const SearchIcon = () => (
  <Icon>
    <circle cx="11" cy="11" r="6.5" />
    <path d="m16 16 4.5 4.5" />
  </Icon>
);

export const SummaryIcon = () => (
  <Icon>
    <path d="M6 3h9l4 4v14H6Z" />
    <path d="M9.5 11h6M9.5 15h6M9.5 7h2.5" />
  </Icon>
);
