/** Tries the assertions again until they hold, for three seconds at most: the browser shows a new page a moment after its address. */
export const eventually = async (assertions: () => unknown, withinMs = 3000): Promise<void> => {
  const deadline = Date.now() + withinMs;
  for (;;) {
    try {
      await assertions();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((done) => setTimeout(done, 50));
    }
  }
};
