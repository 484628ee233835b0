/** A phone number in the grouping of its country, for readers; one that is not from Canada, the US or France stays as it is. */
export const phoneText = (phone: string): string => {
  const digits = phone.replace(/[\s().-]/g, '');
  const american = /^(?:\+?1)?([2-9]\d{2})(\d{3})(\d{4})$/.exec(digits);
  if (american) return `${american[1] ?? ''}\u00a0${american[2] ?? ''}-${american[3] ?? ''}`;
  const french = /^(?:\+33|0)([1-9])(\d{2})(\d{2})(\d{2})(\d{2})$/.exec(digits);
  return french ? `0${french.slice(1).join('\u00a0')}` : phone;
};
