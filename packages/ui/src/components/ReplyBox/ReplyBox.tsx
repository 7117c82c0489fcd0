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
  /** Undefined until there is a reply; keep the box mounted, so that a reply is announced. */
  reply: Reply | undefined;
}

/**
 * Shows a response as specified by the error catalogue (DEL-10): green with the Info list on SUCCESS,
 * otherwise red with the code and the Errors. A success without Info shows nothing.
 */
export function ReplyBox({ reply }: ReplyBoxProps) {
  return (
    <>
      <div
        role="alert"
        className={reply?.success === false ? styles.replyTone.failure : styles.emptyRegion}
      >
        {reply?.success === false && (
          <Messages
            tone="failure"
            heading={reply.errorCode === '' ? 'Errors' : `Errors (${reply.errorCode})`}
            messages={reply.errors.length > 0 ? reply.errors : reply.info}
          />
        )}
      </div>
      <div role="status" className={shows(reply) ? styles.replyTone.success : styles.emptyRegion}>
        {shows(reply) && <Messages tone="success" heading="Success" messages={reply.info} />}
      </div>
    </>
  );
}

function shows(reply: Reply | undefined): reply is Reply {
  return reply !== undefined && reply.success && reply.info.length > 0;
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
