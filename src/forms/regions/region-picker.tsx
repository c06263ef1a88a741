import { useId, useState } from 'react';
import { useLanguage } from '../../i18n/use-language.ts';
import { useText } from '../../i18n/use-text.ts';
import { CheckChip, ChipGroup } from '../plain/check-chip.tsx';
import field from '../plain/field.module.css';
import styles from './region-picker.module.css';
import { placeName } from './regions.ts';
import { useRegions } from './use-regions.ts';

interface RegionPickerProps {
  label: string;
  /** Codes of the chosen cities, from any province. */
  value: readonly string[];
  onChange: (cityCodes: string[]) => void;
}

/** Chooses cities, province by province; a whole province at a time as well. */
export function RegionPicker({ label, value, onChange }: RegionPickerProps) {
  const t = useText('regions');
  const language = useLanguage();
  const id = useId();
  const { provinces, isFailed, retry } = useRegions();
  const [provinceCode, setProvinceCode] = useState('');
  const province = provinces?.find(({ code }) => code === provinceCode);
  const codes = province?.cities.map(({ code }) => code) ?? [];
  const isWhole = codes.length > 0 && codes.every((code) => value.includes(code));

  const put = (changed: readonly string[], isChosen: boolean) => {
    const others = value.filter((code) => !changed.includes(code));
    onChange(isChosen ? [...others, ...changed] : others);
  };

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
          id={id}
          className={field.control}
          disabled={!provinces}
          value={provinceCode}
          onChange={({ currentTarget }) => setProvinceCode(currentTarget.value)}
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
              checked={isWhole}
              onChange={({ currentTarget }) => put(codes, currentTarget.checked)}
            />
          )}
          {province.cities.map((city) => (
            <CheckChip
              key={city.code}
              label={placeName(city, language)}
              checked={value.includes(city.code)}
              onChange={({ currentTarget }) => put([city.code], currentTarget.checked)}
            />
          ))}
        </ChipGroup>
      )}
    </div>
  );
}
