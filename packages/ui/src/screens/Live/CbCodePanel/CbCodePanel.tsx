import { useId, useRef } from 'react';
import { AlertLists } from '../../../components/AlertLists/AlertLists.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Form } from '../../../components/Form/Form.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { ProgressBar } from '../../../components/ProgressBar/ProgressBar.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';

/** What runs, and what the progress bar says of it (CBC-04, CBC-05). */
const progress: Partial<Record<CbCodeStatus, string>> = {
  sending: 'Sending Cinch Code redeem request',
  received: 'Cinch Code redeem response received',
};

export type CbCodeStatus = 'editing' | 'sending' | 'received';

export interface CbCodePanelProps {
  status: CbCodeStatus;
  /** What stands in the field. */
  code: string;
  /** Of the last code sent. */
  errors: readonly string[];
  /** Of the last code sent; a granted code's comment stands here. */
  info: readonly string[];
  onChange: (code: string) => void;
  /** Never called while a request runs or the field is empty. */
  onSubmit: () => void;
}

/** What the "CB CODE" dropdown holds (SHL-14, CBC-02). */
export function CbCodePanel({ status, code, errors, info, onChange, onSubmit }: CbCodePanelProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const busy = status !== 'editing';
  const empty = code.trim() === '';
  const message = progress[status];

  function submit() {
    if (empty) return;
    // The button is disabled once the field is empty again; the field keeps the focus.
    field.current?.focus();
    onSubmit();
  }

  return (
    <Stack>
      <Heading level={2} size="lead" id={id}>
        Redeem a CB code
      </Heading>
      {message && <ProgressBar message={message} />}
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
