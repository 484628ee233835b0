/** On a loaded machine as well: what never comes is said by its assertion, before the test counts as hanging. */
const LONGEST_MS = 60_000;

/** Tries the assertions again until they hold: the browser shows a new page a moment after its address. */
export const eventually = async (assertions: () => unknown): Promise<void> => {
  const deadline = Date.now() + LONGEST_MS;
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
