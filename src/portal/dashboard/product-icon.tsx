import type { FluentIcon } from '@fluentui/react-icons';
import { AppsListRegular } from '@fluentui/react-icons/svg/apps-list';
import { BoxRegular } from '@fluentui/react-icons/svg/box';
import { ChatMultipleRegular } from '@fluentui/react-icons/svg/chat-multiple';
import { ClipboardTaskListLtrRegular } from '@fluentui/react-icons/svg/clipboard-task-list-ltr';
import { HeadsetRegular } from '@fluentui/react-icons/svg/headset';
import { MegaphoneRegular } from '@fluentui/react-icons/svg/megaphone';
import { PeopleTeamRegular } from '@fluentui/react-icons/svg/people-team';
import type { ApplyTopic } from '../../app/paths.ts';
import styles from './dashboard-page.module.css';

/** The icons of the products that have an own one. */
const icons: Partial<Record<ApplyTopic, FluentIcon>> = {
  brand: MegaphoneRegular,
  product: BoxRegular,
  service: HeadsetRegular,
  employee: PeopleTeamRegular,
  survey: ClipboardTaskListLtrRegular,
  community: ChatMultipleRegular,
};

/** The icon of a product, beside its name. */
export function ProductIcon({ topic }: { topic: ApplyTopic | undefined }) {
  const Icon = (topic && icons[topic]) ?? AppsListRegular;
  return (
    <span className={styles.icon} aria-hidden="true">
      <Icon />
    </span>
  );
}
