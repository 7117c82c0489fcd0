import { useEffect, useState } from 'react';
import type { Review } from '../review.ts';

async function asked(path: string, options?: RequestInit) {
  const response = await fetch(path, options);
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as Review;
}

/** What there is to look at, and how to accept it; `problem` is what the server said last, if bad. */
export function useReview() {
  const [review, setReview] = useState<Review>();
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);

  /** Whether it went well. */
  async function show(path: string, options?: RequestInit) {
    setBusy(true);
    setProblem('');
    try {
      setReview(await asked(path, options));
      return true;
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
      return false;
    } finally {
      setBusy(false);
    }
  }

  useEffect(() => void show('/review.json'), []);

  const accept = (files: readonly string[]) =>
    show('/accept', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ files }),
    });

  return { review, problem, busy, accept };
}
