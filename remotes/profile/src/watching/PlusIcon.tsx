/** Drawn here: the icon library would be a fifth of this part of the page. */
export function PlusIcon() {
  return (
    <svg aria-hidden="true" width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor">
      <path d="M5 12h14M12 5v14" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
