import { useEffect, useState } from 'react';
import type { Review } from '../review.ts';

async function fetchReview(path: string, options?: RequestInit) {
  const response = await fetch(path, options);
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as Review;
}

/** Loads the review and accepts pictures. `problem` is the error of the last request, or ''. */
export function useReview() {
  const [review, setReview] = useState<Review>();
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);

  /** Sends a request and shows its review. Resolves with whether it succeeded. */
  async function load(path: string, options?: RequestInit) {
    setBusy(true);
    setProblem('');
    try {
      setReview(await fetchReview(path, options));
      return true;
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
      return false;
    } finally {
      setBusy(false);
    }
  }

  useEffect(() => void load('./review.json'), []);

  const accept = (files: readonly string[]) =>
    load('./accept', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ files }),
    });

  return { review, problem, busy, accept };
}
