import { askAssistant, useCan, useNavigate } from '@clearcoat/sdk';
import { Dialog } from '@clearcoat/ui/core';
import { Icon, type IconName } from '@clearcoat/ui/icons';
import styles from './AddSheet.module.css';

interface Choice {
  label: string;
  icon: IconName;
  onSelect: () => void;
}

function useChoices(): Choice[] {
  const navigate = useNavigate();
  const canBook = useCan('appointments:write');
  const canAdd = useCan('contacts:write');
  const canAsk = useCan('assistant:use');
  const go = (path: string) => () => void navigate(path);
  const choices: (Choice | false)[] = [
    canBook && { label: 'New Job', icon: 'calendar', onSelect: go('/appointments/new') },
    canAdd && { label: 'New Customer', icon: 'contacts', onSelect: go('/contacts?action=new') },
    canAsk && { label: 'Ask the Assistant', icon: 'sparkle', onSelect: () => askAssistant() },
  ];
  return choices.filter((choice) => choice !== false);
}

/** Quick actions on a phone, within reach of the thumb. */
export function AddSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const choices = useChoices();
  return (
    <Dialog open={open} title="Add" kind="question" onClose={onClose}>
      <ul className={styles.choices}>
        {choices.map(({ label, icon, onSelect }) => (
          <li key={label}>
            <button
              type="button"
              className={styles.choice}
              onClick={() => {
                onClose();
                onSelect();
              }}
            >
              <span className={styles.icon}>
                <Icon name={icon} size={22} />
              </span>
              {label}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
