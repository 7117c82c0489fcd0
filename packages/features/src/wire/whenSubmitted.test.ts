import { expect, test, vi } from 'vitest';
import { createQueryClient } from './queryClient.ts';
import { whenSubmitted } from './whenSubmitted.ts';

test('resolves at once if nothing is pending, and otherwise after the last mutation', async () => {
  const client = createQueryClient();
  await whenSubmitted(client);
  const answers: (() => void)[] = [];
  for (const key of ['an order', 'a code']) {
    const mutationFn = () => new Promise<void>((resolve) => answers.push(resolve));
    void client
      .getMutationCache()
      .build(client, { mutationKey: [key], mutationFn })
      .execute({});
  }
  await expect.poll(() => answers).toHaveLength(2);
  const left = vi.fn<() => void>();
  const leaving = whenSubmitted(client).then(left);
  answers[0]?.();
  await expect.poll(() => client.isMutating()).toBe(1);
  expect(left).not.toHaveBeenCalled();
  answers[1]?.();
  await leaving;
  expect(client.isMutating()).toBe(0);
});
