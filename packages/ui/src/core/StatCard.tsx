import type { CSSProperties } from 'react';
import { Card } from '../base/Card';
import { Icon, type IconName } from '../icons';
import styles from './StatCard.module.css';

export interface StatCardProps {
  label: string;
  value: string;
  /** Change in words: '+12.5% from last month'. */
  change?: string;
  /** Whether the change is good news. Default: 'neutral'. */
  tone?: 'positive' | 'negative' | 'neutral';
  icon?: IconName;
  /** Keeps the card's shape while its figure is loading. */
  loading?: boolean;
}

/** Colours only the percentage. */
function Change({ text, tone }: { text: string; tone: keyof typeof TONES }) {
  const [, percent = '', words = text] = /^([+-]?[\d.,]+%)(.*)$/s.exec(text) ?? [];
  return (
    <>
      {percent && <span className={TONES[tone]}>{percent}</span>}
      {/* A breaking space, so that the text wraps before the words rather than within them. */}
      {percent ? ' ' : ''}
      <span className={styles.words}>{words.trim()}</span>
    </>
  );
}

const TONES = { positive: styles.positive, negative: styles.negative, neutral: undefined };

/**
 * One figure with its change.
 *
 * @example <StatCard label="Total Revenue" value="$12,400" change="+8% from last month" tone="positive" />
 */
export function StatCard({ label, value, change, tone = 'neutral', icon, loading }: StatCardProps) {
  return (
    <Card>
      <div className={styles.room}>
        <div className={styles.label}>
          {icon && <Icon name={icon} size={18} />}
          {label}
        </div>
        <div
          className={`${styles.value} ${loading ? `${styles.loading} cc-sheen` : ''}`}
          style={{ '--characters': value.length } as CSSProperties}
          aria-busy={loading}
        >
          {loading ? <span className="cc-visually-hidden">Loading...</span> : value}
        </div>
        {(change || loading) && (
          <div className={styles.change}>
            {loading ? '\u00a0' : <Change text={change ?? ''} tone={tone} />}
          </div>
        )}
      </div>
    </Card>
  );
}
