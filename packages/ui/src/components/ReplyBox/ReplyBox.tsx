import { CircleAlert, CircleCheck } from 'lucide-react';
import * as styles from '../AlertBox/AlertBox.css.ts';

/** A complete response of the server: its code and its messages. */
export interface Reply {
  /** Whether the code is SUCCESS. */
  success: boolean;
  /** `SUCCESS`, or the server's own code; '' if it sent none. */
  errorCode: string;
  /** The Errors, as plain text; those of a field as "FieldName: errors". */
  errors: readonly string[];
  /** The Info, as plain text. */
  info: readonly string[];
}

export interface ReplyBoxProps {
  /** Undefined until the server has responded; keep the box mounted, so that the response is announced. */
  reply: Reply | undefined;
}

/**
 * Shows a response as specified by the error catalogue (DEL-10): green with the Info list on SUCCESS,
 * otherwise red with the code and the Errors, or without Errors the Info. A success without Info shows nothing.
 */
export function ReplyBox({ reply }: ReplyBoxProps) {
  const refusal = reply?.success === false ? reply : undefined;
  const success = reply?.success && reply.info.length > 0 ? reply : undefined;
  return (
    <>
      <div role="alert" className={refusal ? styles.replyTone.failure : styles.emptyRegion}>
        {refusal && (
          <Messages
            tone="failure"
            heading={refusal.errorCode === '' ? 'Errors' : `Errors (${refusal.errorCode})`}
            messages={refusal.errors.length > 0 ? refusal.errors : refusal.info}
          />
        )}
      </div>
      <div role="status" className={success ? styles.replyTone.success : styles.emptyRegion}>
        {success && <Messages tone="success" heading="Success" messages={success.info} />}
      </div>
    </>
  );
}

interface MessagesProps {
  tone: 'success' | 'failure';
  heading: string;
  messages: readonly string[];
}

function Messages({ tone, heading, messages }: MessagesProps) {
  const Icon = tone === 'success' ? CircleCheck : CircleAlert;
  return (
    <>
      <p className={styles.replyHeadTone[tone]}>
        <Icon className={styles.icon} aria-hidden />
        <bdi>{heading}</bdi>
      </p>
      {messages.length > 0 && (
        <ul role="list" className={styles.replyList}>
          {messages.map((message, index) => (
            <li key={index}>
              <bdi>{message}</bdi>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
