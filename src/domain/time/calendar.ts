/** Whether this `YYYY-MM-DD` is a real day; 30 February is not. */
export const isRealDay = (day: string): boolean => {
  const at = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
};
