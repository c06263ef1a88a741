import { useId, useRef, useState } from 'react';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CheckChip, ChipGroup } from '../native/check-chip.tsx';
import field from '../native/field.module.css';
import styles from './region-picker.module.css';
import { placeName } from './regions.ts';
import { useRegions } from './use-regions.ts';

interface RegionPickerProps {
  label: string;
  /** The codes of the selected cities of all provinces. */
  value: readonly string[];
  onChange: (cityCodes: string[]) => void;
  /** Called with the name of a region before its removal; `remove` removes it. `onCleared` runs when the dialog is gone. */
  onRemove: (name: string, remove: () => void, onCleared: () => void) => void;
}

/** Selects regions: whole provinces or cities. */
export function RegionPicker({ label, value, onChange, onRemove }: RegionPickerProps) {
  const { t } = useTranslation(['regions']);
  const language = useLanguage();
  const id = useId();
  const { provinces, isFailed, retry } = useRegions();
  const [provinceCode, setProvinceCode] = useState('');
  const select = useRef<HTMLSelectElement>(null);
  // Shows the placeholder when no city of the province is selected.
  const province = provinces?.find(
    ({ code, cities }) => code === provinceCode && cities.some((city) => value.includes(city.code)),
  );
  const codes = province?.cities.map(({ code }) => code) ?? [];
  const hasAllCities = codes.length > 0 && codes.every((code) => value.includes(code));

  const without = (removed: readonly string[]) => value.filter((code) => !removed.includes(code));

  /** Selects the whole province, unless some of its cities are selected. */
  function pick(picked: string) {
    setProvinceCode(picked);
    const cities = provinces?.find(({ code }) => code === picked)?.cities.map(({ code }) => code) ?? [];
    if (!cities.some((code) => value.includes(code))) onChange([...value, ...cities]);
  }

  function remove(name: string, removed: readonly string[]) {
    onRemove(
      name,
      () => onChange(without(removed)),
      // The chip is removed with the last city of its province.
      () => document.activeElement === document.body && select.current?.focus(),
    );
  }

  if (isFailed) {
    return (
      <p className={styles.failed} role="alert">
        {t('regions.failed')}
        <button type="button" onClick={retry}>
          {t('regions.retry')}
        </button>
      </p>
    );
  }
  return (
    <div className={styles.picker}>
      <div className={field.field}>
        <label htmlFor={id} className={field.label}>
          {label}
        </label>
        <select
          ref={select}
          id={id}
          className={field.control}
          disabled={!provinces}
          value={province?.code ?? ''}
          onChange={({ currentTarget }) => pick(currentTarget.value)}
        >
          <option value="">{t(provinces ? 'regions.province' : 'regions.loading')}</option>
          {provinces?.map((place) => (
            <option key={place.code} value={place.code}>
              {placeName(place, language)}
            </option>
          ))}
        </select>
      </div>
      {province && (
        <ChipGroup label={t('regions.cities', { province: placeName(province, language) })}>
          {codes.length > 1 && (
            <CheckChip
              label={t('regions.whole')}
              checked={hasAllCities}
              onChange={({ currentTarget }) =>
                currentTarget.checked
                  ? onChange([...without(codes), ...codes])
                  : remove(placeName(province, language), codes)
              }
            />
          )}
          {province.cities.map((city) => (
            <CheckChip
              key={city.code}
              label={placeName(city, language)}
              // Selecting a city of a completely selected province selects only that city.
              checked={value.includes(city.code) && !(hasAllCities && codes.length > 1)}
              onChange={({ currentTarget }) =>
                currentTarget.checked
                  ? onChange([...(hasAllCities ? without(codes) : value), city.code])
                  : remove(placeName(city, language), [city.code])
              }
            />
          ))}
        </ChipGroup>
      )}
    </div>
  );
}
