import { Trash2 } from 'lucide-react';
import { Amount } from '../../../components/Amount/Amount.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { SettingsSection } from '../SettingsSection/SettingsSection.tsx';
import * as styles from '../SettingsSection/SettingsSection.css.ts';

export interface DeleteAccountSectionProps {
  /** The balance, which would be lost; `undefined` while unknown. */
  cb: number | undefined;
  /** Opens the confirmation dialog. */
  onOpen: () => void;
}

/** "Delete Account" of the account settings: opens the confirmation dialog (ACC-05). */
export function DeleteAccountSection({ cb, onOpen }: DeleteAccountSectionProps) {
  return (
    <Card tone="critical">
      <SettingsSection
        title="Delete Account"
        tone="critical"
        explanation={
          <>
            <span>Deleted accounts lose all CBs. This cannot be undone.</span>
            <span className={styles.balance}>
              {cb !== undefined && cb > 0 && (
                <span>
                  Redeem your{' '}
                  <strong>
                    <Amount cb={cb} dollars tone="plain" />
                  </strong>{' '}
                  first.
                </span>
              )}
            </span>
          </>
        }
      >
        <Button tone="criticalQuiet" icon={<Trash2 size={20} aria-hidden />} onClick={onOpen}>
          Delete Account
        </Button>
      </SettingsSection>
    </Card>
  );
}
