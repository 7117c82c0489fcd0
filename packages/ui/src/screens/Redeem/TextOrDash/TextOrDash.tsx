import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';

/**
 * Shows a text from the server, or a dash that screen readers announce as missing. In a narrow column an
 * e-mail address wraps before its @ rather than within a word.
 */
export function TextOrDash({ text }: { text: string }) {
  // A date with a time contains an @, too.
  const at = text.includes(' ') ? -1 : text.lastIndexOf('@');
  if (at > 0) {
    return (
      <bdi translate="no">
        {text.slice(0, at)}
        <wbr />
        {text.slice(at)}
      </bdi>
    );
  }
  if (text.trim() !== '') return <bdi>{text}</bdi>;
  return (
    <>
      <span aria-hidden>—</span>
      <VisuallyHidden>not given</VisuallyHidden>
    </>
  );
}
