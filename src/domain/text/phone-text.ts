/** A phone number in the grouping of its country, for readers; one that is not from Canada, the US or France stays as it is. */
export const phoneText = (phone: string): string => {
  const digits = phone.replace(/[\s().-]/g, '');
  const grouped = digits
    .replace(/^(?:\+?1)?([2-9]\d{2})(\d{3})(\d{4})$/, '$1\u00a0$2-$3')
    .replace(/^(?:\+33|0)([1-9])(\d{2})(\d{2})(\d{2})(\d{2})$/, '0$1\u00a0$2\u00a0$3\u00a0$4\u00a0$5');
  return grouped === digits ? phone : grouped;
};
