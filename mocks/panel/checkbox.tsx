interface CheckboxProps {
  label: string;
  checked: boolean;
  onChange(checked: boolean): void;
}

export function Checkbox({ label, checked, onChange }: CheckboxProps) {
  return (
    <label className="choice">
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  );
}
