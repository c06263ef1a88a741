/** The logo mark. */
export function LogoMark() {
  return (
    <svg data-logo="" aria-hidden="true" width="36" height="36" viewBox="0 0 36 36" fill="none">
      <path
        fill="var(--color-accent)"
        d="M10 3h16a7 7 0 0 1 7 7v12a7 7 0 0 1-7 7h-8l-7 5v-5h-1a7 7 0 0 1-7-7V10a7 7 0 0 1 7-7Z"
      />
      <path
        stroke="var(--color-on-accent)"
        strokeWidth="2.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M10 19.5l5-5.5 4.5 4L26 11"
      />
    </svg>
  );
}
