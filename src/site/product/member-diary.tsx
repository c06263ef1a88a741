import { useId } from 'react';
import styles from './member-diary.module.css';

interface Post {
  day: string;
  text: string;
  /** The theme that researchers gave it. */
  tag?: string;
  /** The question that it answers. */
  asked?: string;
  by?: string;
}

interface MemberDiaryProps {
  name: string;
  /** How long the member has taken part. */
  span: string;
  note: string;
  posts: readonly Post[];
}

/** What one member of a community wrote over time. */
export function MemberDiary({ name, span, note, posts }: MemberDiaryProps) {
  const id = useId();
  return (
    <figure className={styles.diary} aria-labelledby={id}>
      <figcaption id={id}>
        <strong>{name}</strong>
        <span>{span}</span>
        <small>{note}</small>
      </figcaption>
      <ol>
        {posts.map(({ day, text, tag, asked, by }) => (
          <li key={day}>
            <span className={styles.day}>{day}</span>
            {asked && (
              <p className={styles.asked}>
                <b>{by}</b> <span>{asked}</span>
              </p>
            )}
            <p>{text}</p>
            {tag && <span className={styles.tag}>{tag}</span>}
          </li>
        ))}
      </ol>
    </figure>
  );
}
