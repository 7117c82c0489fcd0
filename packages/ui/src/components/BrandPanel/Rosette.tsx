const ellipses = 26;

/** A guilloche like that on a banknote: rotated ellipses around two circles. */
export function Rosette({ className }: { className: string }) {
  return (
    <svg viewBox="-200 -200 400 400" className={className} aria-hidden>
      {Array.from({ length: ellipses }, (_, at) => (
        <ellipse
          key={at}
          rx="190"
          ry="76"
          transform={`rotate(${(180 / ellipses) * at})`}
          vectorEffect="non-scaling-stroke"
        />
      ))}
      <circle r="60" vectorEffect="non-scaling-stroke" />
      <circle r="64" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
