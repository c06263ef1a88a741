import type { ComponentType } from 'react';
import { FluentRoot } from '../src/ui/fluent/fluent-root.client.tsx';
import styles from './in-form.module.css';

/** A decorator for components of forms and of the user area. */
export const inForm = (Story: ComponentType) => (
  <FluentRoot className={styles.form}>
    <Story />
  </FluentRoot>
);
