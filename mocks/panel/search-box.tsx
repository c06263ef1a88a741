interface SearchBoxProps {
  label: string;
  text: string;
  onChange(text: string): void;
}

/** A field that filters a list. */
export function SearchBox({ label, text, onChange }: SearchBoxProps) {
  return (
    <input
      type="search"
      className="filter"
      aria-label={label}
      placeholder={label}
      value={text}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** Creates a function that says whether a text contains every word of a filter. */
export function createFilter(filter: string): (text: string) => boolean {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  return (text) => words.every((word) => text.toLowerCase().includes(word));
}
