/**
 * What the work resolves to, or what `late` answers where it takes longer than `limitMs`; the work itself is not ended. Rejects as the
 * work does.
 */
export const withinTime = async <T>(limitMs: number, work: Promise<T>, late: () => T): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<T>((resolve) => {
    timer = setTimeout(() => {
      resolve(late());
    }, limitMs);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
};
