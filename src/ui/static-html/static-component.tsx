import { type ComponentType, lazy } from 'react';
import styles from './static-component.module.css';
import { useIsServerRendered } from './use-is-server-rendered.ts';

const emptyHtml = { __html: '' };

/**
 * A component without interaction, whose code is not part of the page's scripts. The browser keeps the HTML of the server: React does not
 * compare inner HTML on hydration. A navigation within the site loads the code.
 *
 * The properties of a component in the document must not change: give it a key.
 *
 * @param load loads the component
 * @param _styleSheets its style sheets, which the page has to link: the build links those of static imports only
 */
export function staticComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  _styleSheets?: readonly object[],
): ComponentType<Props> {
  const Content = lazy(async () => ({ default: await load() }));
  return function StaticComponent(props: Props) {
    const isServerRendered = useIsServerRendered();
    return isServerRendered ? (
      <div
        className={styles.box}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, and never written
        dangerouslySetInnerHTML={emptyHtml}
        suppressHydrationWarning
      />
    ) : (
      <div className={styles.box}>
        <Content {...props} />
      </div>
    );
  };
}
