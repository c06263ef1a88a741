import type { ReactNode } from 'react';
import type { TextKey } from '../../i18n/namespaces.ts';
import { useText } from '../../i18n/use-text.ts';
import { CodingIcon, ProbeIcon, QualityIcon, SummaryIcon } from '../../ui/icons.tsx';
import styles from './ai-banner.module.css';

const blocks: { title: TextKey<'home'>; text: TextKey<'home'>; icon: ReactNode }[] = [
  { title: 'home.ai.probing.title', text: 'home.ai.probing.text', icon: <ProbeIcon /> },
  { title: 'home.ai.quality.title', text: 'home.ai.quality.text', icon: <QualityIcon /> },
  { title: 'home.ai.coding.title', text: 'home.ai.coding.text', icon: <CodingIcon /> },
  { title: 'home.ai.summary.title', text: 'home.ai.summary.text', icon: <SummaryIcon /> },
];

export function AiBanner() {
  const t = useText('home');
  return (
    <section className={styles.band} aria-labelledby="ai">
      <div className={styles.inner}>
        <header className={styles.head}>
          <h2 id="ai">{t('home.ai.title')}</h2>
          <p>{t('home.ai.lead')}</p>
        </header>
        <ol className={styles.blocks}>
          {blocks.map(({ title, text, icon }) => (
            <li key={title}>
              <span className={styles.icon}>{icon}</span>
              <h3>{t(title)}</h3>
              <p>{t(text)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
