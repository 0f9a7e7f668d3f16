import styles from './Principles.module.css';

/** Short statements side by side, each with its heading. */
export function Principles({
  items,
}: {
  items: readonly { readonly title: string; readonly text: string }[];
}) {
  return (
    <ul role="list" className={styles.grid}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
