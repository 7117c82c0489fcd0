import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';

/**
 * Shows a text from the server, or a dash that screen readers announce as missing. In a narrow column an
 * e-mail address wraps before its @ rather than within a word.
 */
export function TextOrDash({ text }: { text: string }) {
  const at = text.lastIndexOf('@');
  if (at > 0) {
    return (
      <bdi translate="no">
        <span>{text.slice(0, at)}</span>
        <wbr />
        <span>{text.slice(at)}</span>
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
