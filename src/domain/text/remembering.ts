/**
 * A pure function of a text with a memory. Inventories repeat the same few words for ever; hostile ones do not, so the memory
 * keeps the first `most` texts only.
 */
export const remembering = <Result>(compute: (text: string) => Result, most = 5_000): ((text: string) => Result) => {
  const memory = new Map<string, Result>();
  return (text) => {
    const remembered = memory.get(text);
    if (remembered !== undefined) return remembered;
    const result = compute(text);
    if (memory.size < most) memory.set(text, result);
    return result;
  };
};
