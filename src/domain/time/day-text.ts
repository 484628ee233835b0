/** The text of a moment, as `Intl` writes it but for the first day of a month in French: '1er décembre', not '1 décembre'. */
export const dayText = (format: Intl.DateTimeFormat, at: number): string => {
  const isFrench = format.resolvedOptions().locale.startsWith('fr');
  return format
    .formatToParts(at)
    .map(({ type, value }) => (isFrench && type === 'day' && value === '1' ? '1er' : value))
    .join('');
};
