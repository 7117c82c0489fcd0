import { useId, useRef } from 'react';
import { AlertLists } from '#ui/components/AlertLists/AlertLists.tsx';
import { Amount } from '#ui/components/Amount/Amount.tsx';
import { Button } from '#ui/components/Button/Button.tsx';
import { CoinMark } from '#ui/components/CoinMark/CoinMark.tsx';
import { Form } from '#ui/components/Form/Form.tsx';
import { Heading } from '#ui/components/Heading/Heading.tsx';
import { ProgressBar } from '#ui/components/ProgressBar/ProgressBar.tsx';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { TextField } from '#ui/components/TextField/TextField.tsx';
import { plainText } from '#ui/domain/text.ts';
import * as styles from './CbCodePanel.css.ts';

/** The text of the progress bar, by status (CBC-04, CBC-05). */
const progressTexts: Partial<Record<CbCodeStatus, string>> = {
  sending: 'Sending Cinch Code redeem request',
  received: 'Cinch Code redeem response received',
};

export type CbCodeStatus = 'editing' | 'sending' | 'received';

export interface CbCodePanelProps {
  /** `received` for a moment after the response, before its result is shown (CBC-05). */
  status: CbCodeStatus;
  /** The value of the field. */
  code: string;
  /** The errors of the last code sent. */
  errors: readonly string[];
  /** The information for the last code sent, such as the comment of a granted code. */
  info: readonly string[];
  /** The message about the code sent last. */
  codeError?: string | undefined;
  /** The CB of the code sent last, if it was granted. */
  granted?: number;
  /** Called with the typed code. */
  onChange: (code: string) => void;
  /** Not called while a request is in flight or the field is empty. */
  onSubmit: () => void;
}

/** The content of the "CB CODE" dropdown (SHL-14, CBC-02). */
export function CbCodePanel(props: CbCodePanelProps) {
  const { status, code, errors, info, codeError, granted, onChange, onSubmit } = props;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const busy = status !== 'editing';
  const empty = plainText(code) === '';
  const progressText = progressTexts[status];

  function submit() {
    if (empty) return;
    // The field keeps the focus, since the button becomes disabled when the field is cleared.
    field.current?.focus();
    onSubmit();
  }

  return (
    <Stack>
      <Heading level={2} size="lead" id={id}>
        Redeem a CB code
      </Heading>
      {progressText && <ProgressBar message={progressText} />}
      {granted !== undefined && !busy && (
        <div className={styles.granted}>
          <CoinMark size="large" />
          <div>
            <Amount cb={granted} size="headline" />
            <Text size="small" tone="muted">
              added to your balance
            </Text>
          </div>
        </div>
      )}
      <AlertLists errors={errors} info={info} loading={busy} level={3} />
      <Form
        labelledBy={id}
        busy={busy}
        onSubmit={submit}
        actions={
          <Button
            type="submit"
            wide
            busy={busy}
            disabled={empty && !busy}
            describedBy={`${id}-why`}
          >
            Redeem code
          </Button>
        }
      >
        <TextField
          label="CB code"
          name="code"
          autoComplete="off"
          ref={field}
          value={code}
          readOnly={busy}
          onChange={onChange}
          error={busy ? undefined : codeError}
        />
      </Form>
      <span id={`${id}-why`}>
        <Text as="span" size="small" tone="muted">
          Enter a code to redeem it. Each code works once.
        </Text>
      </span>
    </Stack>
  );
}
