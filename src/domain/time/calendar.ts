/** Whether the calendar has this `YYYY-MM-DD`: no 30 February. */
export const isRealDay = (day: string): boolean => {
  const at = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
};
