import { Dropdown, Option } from '@fluentui/react-combobox';
import { useNavigate, useSearchParams } from 'react-router';
import { localize } from '../../i18n/localized-path.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { FluentRoot } from '../../ui/fluent/fluent-root.client.tsx';
import { type Entitlement, hasEnded } from '../entitlements/entitlements.ts';
import styles from './frame-layout.module.css';

export function ProductSelect({ products }: { products: readonly Entitlement[] }) {
  const { t } = useTranslation(['user', 'container']);
  const language = useLanguage();
  const navigate = useNavigate();
  const id = useSearchParams()[0].get('id');
  const selected = products.find((product) => product.id === id);
  return (
    <FluentRoot>
      <Dropdown
        aria-label={t('container.product')}
        className={styles.products}
        value={selected?.name ?? ''}
        selectedOptions={selected ? [selected.id] : []}
        button={{
          children: <span className={styles.chosen}>{selected?.name ?? t('container.choose')}</span>,
        }}
        onOptionSelect={(_, { optionValue }) => {
          if (optionValue) navigate(localize(paths.container(optionValue), language));
        }}
      >
        {products.map((product) => (
          <Option key={product.id} value={product.id} className={styles.option} text={product.name}>
            <span>{product.name}</span>
            {product.opened === 0 && (
              <span className={styles.state}>
                {t(hasEnded(product) ? 'user.dashboard.ended' : 'user.dashboard.notOpened')}
              </span>
            )}
          </Option>
        ))}
      </Dropdown>
    </FluentRoot>
  );
}
