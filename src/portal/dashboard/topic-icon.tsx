import type { ComponentType } from 'react';
import type { ApplyTopic } from '../../paths/paths.ts';
import type { IconProps } from '../../ui/icon.tsx';
import { BrandIcon, EmployeeIcon, ProductIcon, ServiceIcon } from '../../ui/icons.tsx';
import { ChatIcon } from '../../ui/page-icons.tsx';
import { AppsIcon, SurveyIcon } from '../../ui/portal-icons.tsx';
import styles from './dashboard-page.module.css';

/** The icons of the products that have an own one. */
const icons: Partial<Record<ApplyTopic, ComponentType<IconProps>>> = {
  brand: BrandIcon,
  product: ProductIcon,
  service: ServiceIcon,
  employee: EmployeeIcon,
  survey: SurveyIcon,
  community: ChatIcon,
};

/** The icon of a product, beside its name. */
export function TopicIcon({ topic }: { topic: ApplyTopic | undefined }) {
  const Icon = (topic && icons[topic]) ?? AppsIcon;
  return (
    <span className={styles.icon} aria-hidden="true">
      <Icon />
    </span>
  );
}
